// A ruleset as a form: a control with its explanation for each field, made from what the house module tells of them. No
// rule is known here.

import {make} from './sheet.mjs';

/** @typedef {import('./house.mjs').Field} Field */
/** @typedef {Record<string, string | number | boolean>} Values */

/**
 * @param {Field} field
 * @returns {HTMLInputElement | HTMLSelectElement}
 */
function controlOf({name, kind, min = 0, max = 0, zero, choices = []}) {
  const id = `field-${name}`;
  const told = {id, name, 'aria-describedby': `help-${name} fault-${name}`};
  switch (kind) {
    case 'bool':
      return make('input', {...told, type: 'checkbox', role: 'switch'});
    case 'choice':
      return make('select', told, ...choices.map(({value, title}) => make('option', {value}, title)));
    default:
      return make('input', {
        ...told,
        type: 'number',
        min: zero ? Math.min(0, min) : min,
        max: zero ? Math.max(0, max) : max,
        step: 1,
        // Phones' number pads have no minus.
        ...(min < 0 ? {} : {inputmode: 'numeric'}),
        autocomplete: 'off',
      });
  }
}

/**
 * @param {object} options
 * @param {{title: string, fields: Field[]}[]} options.groups
 * @param {() => void} options.changed
 */
export function createForm({groups, changed}) {
  /** @type {Map<string, {field: Field, control: HTMLInputElement | HTMLSelectElement, row: HTMLElement, fault: HTMLElement}>} */
  const rows = new Map();
  const element = make('div', {class: 'house-form'});
  for (const {title, fields} of groups) {
    const group = make('fieldset', {}, make('legend', {}, title));
    for (const field of fields) {
      const control = controlOf(field);
      const fault = make('p', {id: `fault-${field.name}`, class: 'fault'});
      const help = field.zero ? `${field.help} 0: ${field.zero}.` : field.help;
      const row = make(
        'div',
        {class: `field ${field.kind}`},
        make('label', {for: control.id}, field.title),
        control,
        make('p', {id: `help-${field.name}`, class: 'help'}, help),
        fault,
      );
      group.append(row);
      rows.set(field.name, {field, control, row, fault});
    }
    element.append(group);
  }
  element.addEventListener('input', changed);

  /**
   * @param {Field} field
   * @param {HTMLInputElement | HTMLSelectElement} control
   */
  function valueOf({kind}, control) {
    if (kind === 'bool') return /** @type {HTMLInputElement} */ (control).checked;
    if (kind === 'choice') return control.value;
    // What is no number is refused by the house with its own sentence.
    return control.value.trim() === '' ? null : Number(control.value);
  }

  return {
    element,

    /** @returns {Record<string, string | number | boolean | null>} */
    values: () => Object.fromEntries([...rows].map(([name, {field, control}]) => [name, valueOf(field, control)])),

    /** @param {Values} values */
    fill(values) {
      for (const [name, {field, control}] of rows) {
        const value = values[name];
        if (value === undefined) continue;
        if (field.kind === 'bool') /** @type {HTMLInputElement} */ (control).checked = value === true;
        else control.value = String(value);
      }
    },

    /**
     * Marks what differs from another ruleset.
     * @param {Values} values
     * @returns {string[]} titles of the fields that differ
     */
    compare(values) {
      const different = [];
      for (const [name, {field, control, row}] of rows) {
        const differs = valueOf(field, control) !== values[name];
        row.classList.toggle('changed', differs);
        if (differs) different.push(field.title);
      }
      return different;
    },

    /**
     * Puts a sentence beside the field that is at fault, and takes away all others.
     * @param {string} name
     * @param {string} reason
     * @returns {HTMLElement | null} the field's control
     */
    blame(name, reason) {
      let found = null;
      for (const [other, {control, fault}] of rows) {
        const guilty = other === name;
        const sentence = guilty ? reason : '';
        if (fault.textContent !== sentence) fault.textContent = sentence;
        if (guilty) control.setAttribute('aria-invalid', 'true');
        else control.removeAttribute('aria-invalid');
        if (guilty) found = control;
      }
      return found;
    },
  };
}
