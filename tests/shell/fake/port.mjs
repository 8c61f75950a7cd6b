// A table without a game, for tests of the page alone: a list of controls that the tests can look at and change, and
// a record of what the page asked for.

/** @param {any} options */
export async function openTable(options) {
  /** @type {any[]} */
  const log = [];
  let serial = 0;
  let underway = false;
  let match = false;
  const seats = ['You, 4 cards', 'Mira, 4 cards', 'Partner, 4 cards', 'Dev, 4 cards, dealer'];

  /** @returns {any[]} */
  function firstControls() {
    const {width, height} = options.stage.getBoundingClientRect();
    const step = Math.min(96, (width - 16) / 8);
    const panel = height - 210;
    return [
      {id: 'strip', role: 'text', name: 'Your side 0 points. No bid yet.', rect: [0, 0, width, 44]},
      ...seats.map((name, seat) => ({id: `seat-${seat}`, role: 'text', name, rect: [10 + seat * 70, 60, 60, 40]})),
      {id: 'bid-minus', role: 'button', name: 'Lower bid', enabled: true, rect: [20, panel, 44, 44]},
      {id: 'bid-value', role: 'number', name: 'Your bid', enabled: true, value: '16', min: 16, max: 28, submit: 'bid', rect: [70, panel, 60, 44]},
      {id: 'bid-plus', role: 'button', name: 'Raise bid', enabled: true, rect: [136, panel, 44, 44]},
      {id: 'bid', role: 'button', name: 'Bid', enabled: true, key: 'b', primary: true, rect: [186, panel, 60, 44]},
      {id: 'pass', role: 'button', name: 'Pass', enabled: true, key: 'p', rect: [252, panel, 60, 44]},
      ...['JS', '9S', 'AH', 'TH', 'KC', 'QC', '8D', '7D'].map((card, index) => ({
        id: `card-${card}`,
        role: 'button',
        name: `Card ${card}`,
        enabled: index < 4,
        pressed: false,
        key: index < 4 ? String(index + 1) : undefined,
        rect: [8 + index * step, height - 130, step, 110],
      })),
    ];
  }

  /** @type {any} */
  const fake = {
    log,
    options,
    controls: firstControls(),
    /** @type {string | null} */
    focus: null,
    /** @type {any} what was sat down to; null while nobody sits */
    seat: null,
    paused: false,
    /** @type {{match: string, finished: string}} */
    state: {match: '29m1;', finished: '29m1;'},
    render() {
      options.onControls({controls: fake.controls, focus: fake.focus, focusSerial: serial});
    },
    /** @param {string} id */
    moveFocus(id) {
      serial += 1;
      fake.focus = id;
      fake.render();
    },
    /** @param {boolean} value */
    setUnderway(value) {
      underway = value;
    },
    /** @param {boolean} value */
    setMatch(value) {
      match = value;
    },
  };
  /** @type {any} */ (globalThis).fakeTable = fake;

  const context = options.canvas.getContext('2d');
  const draw = () => {
    const {width, height} = options.stage.getBoundingClientRect();
    options.canvas.width = width;
    options.canvas.height = height;
    fake.controls = firstControls();
    for (const {rect, role, id} of fake.controls) {
      context.fillStyle = id.startsWith('card') ? '#fbf6ea' : role === 'text' ? '#06231b' : '#c9a14a';
      context.fillRect(rect[0], rect[1], rect[2] - 2, rect[3]);
    }
    fake.render();
  };
  const observer = new ResizeObserver(draw);

  return {
    sit(/** @type {any} */ seat) {
      if (seat.saved?.includes('broken')) return false;
      fake.seat = seat;
      draw();
      observer.observe(options.stage);
      return true;
    },
    leave() {
      fake.seat = null;
      match = false;
      underway = false;
      observer.disconnect();
      options.onControls({controls: []});
    },
    pause(/** @type {boolean} */ on) {
      fake.paused = on;
    },
    matchUnderway: () => match,
    state: () => fake.state,
    fair: () => ({current: 'a'.repeat(64), next: 'b'.repeat(64)}),
    setEntropy: (/** @type {string} */ text) => log.push(['setEntropy', text]),
    press: (/** @type {string} */ id) => log.push(['press', id]),
    setValue: (/** @type {string} */ id, /** @type {string} */ text) => log.push(['setValue', id, text]),
    newDeal: () => log.push(['newDeal']),
    dealUnderway: () => underway,
    dispose: () => observer.disconnect(),
  };
}
