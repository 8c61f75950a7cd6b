// Joins the table, which is WebAssembly, to the page: its size, its frames, its text and art as pixels, its
// players. Nothing here knows a rule.

import {createRaster} from './raster.mjs';
import {measure, watchRatio} from './stage.mjs';

/**
 * @typedef {object} TableOptions
 * @property {(module: Record<string, unknown>) => Promise<any>} create the factory that Emscripten made
 * @property {WebAssembly.Module} wasm
 * @property {HTMLCanvasElement} canvas its id must be "canvas"
 * @property {HTMLElement} stage the element that the table fills; --safe-top and the like say what it keeps
 * clear of
 * @property {{cards: string | HTMLImageElement, table: string | HTMLImageElement}} art the sheet of cards and
 * the baize, or their addresses
 * @property {(question: {ticket: number, seat: number, seed: string, view: string}) => Promise<string>} askSeat
 *     `seed`: a decimal number, the same for all players of a deal
 * @property {(request: string) => Promise<string>} [askPlayers] what the players who think are asked beside, about your
 *     turn and your View; rejected when there is no answer
 * @property {(list: any) => void} onControls
 * @property {(sentence: string) => void} announce
 * @property {(match: string | null) => void} [onSave] after every action of a match that is to be kept: text for
 *     sit(), up to the first space a match text; null: there is nothing to keep any more
 * @property {(result: DealOver) => void} [onDealOver] a result is shown
 * @property {(reason: string | null) => void} onPlain the canvas can't draw: the controls are all there is;
 *     null: it can again
 */

/**
 * @typedef {object} DealOver
 * @property {string} finished match text of the deals that are over, with their seeds
 * @property {number} deal which of them this is, from 0
 * @property {boolean} matchOver
 */

/**
 * @typedef {object} Terms
 * @property {string} rules a ruleset as short text
 * @property {string} [name] of a house table
 * @property {boolean} [clocks] whether the ruleset's clocks count
 * @property {string | null} [saved] what onSave() got, to go on with that match
 * @property {string} [date] yyyy-mm-dd: begins with the deal of that day
 */

/**
 * @typedef {object} Table
 * @property {(terms: Terms) => boolean} sit deals, or goes on with the saved match; false, with nothing on the table, if
 *     that can't be taken up or there are no such rules
 * @property {() => void} leave clears the table
 * @property {(id: string) => void} press
 * @property {(id: string, text: string) => void} setValue
 * @property {() => void} newDeal abandons the deal, or the match at a table that plays matches
 * @property {() => boolean} dealUnderway
 * @property {() => boolean} matchUnderway from the first action of a match of several deals to its end
 * @property {(on: boolean) => void} pause your clock stands still while something lies over the table
 * @property {() => {match: string | null, finished: string | null}} state match texts: the match as it stands, with all
 *     the cards of the deal on the table, and the deals that are over with their seeds, which anybody may see
 * @property {() => {current: string | null, next: string}} fair the commitments of the deal on the table and of the next
 * @property {(text: string) => void} setEntropy what you add to the seeds of the deals to come
 * @property {() => void} dispose
 */

/**
 * @param {string | HTMLImageElement} from an address, or the picture itself
 * @returns {Promise<HTMLImageElement>}
 */
async function loadArt(from) {
    const image = typeof from === 'string' ? new Image() : from;
    if (typeof from === 'string') {
        image.crossOrigin = 'anonymous';
        image.src = from;
    }
    await image.decode();
    return image;
}

/**
 * Text as one line of what UTF-8 can write.
 * @param {string} text
 */
function oneLine(text) {
    return new TextDecoder().decode(new TextEncoder().encode(text)).replace(/\p{Cc}+/gu, ' ');
}

/** Milliseconds that a lost drawing context may take to come back before the plain game is shown. */
const kPatience = 3000;

/**
 * @param {TableOptions} options
 * @returns {Promise<Table>}
 */
export async function openTable(options) {
    const {create, wasm, canvas, stage, art, askSeat, askPlayers, onControls, announce, onSave, onDealOver, onPlain} = options;
    const [cards, table] = await Promise.all([loadArt(art.cards), loadArt(art.table)]);
    const sketch = document.createElement('canvas').getContext('2d', {willReadFrequently: true});
    const raster = sketch && createRaster(sketch, {cards, table});
    const ends = new AbortController();
    /** @type {any} */
    let game = null;
    let frame = 0;
    let timer = 0;
    let givingUp = 0;
    let covered = false;

    const now = () => performance.now();

    // Methods that the WebAssembly side calls by name.
    const tn = {
        text: raster?.text,
        picture: raster?.picture,
        baize: raster?.baize,
        get pixels() { return raster?.pixels; },
        entropy: (/** @type {Uint8Array} */ into) =>
            into.set(crypto.getRandomValues(new Uint8Array(into.length))),
        askSeat(/** @type {number} */ ticket, /** @type {number} */ seat, /** @type {string} */ seed, /** @type {string} */ view) {
            // Whatever comes of it is an answer: the table asks again when it isn't a legal one.
            askSeat({ticket, seat, seed, view})
                .then(
                    (action) => answer(ticket, action),
                    () => answer(ticket, ''),
                );
        },
        askPlayers(/** @type {number} */ ticket, /** @type {string} */ request) {
            const told = (/** @type {string} */ text) => {
                if (ends.signal.aborted) return;
                write(text);
                game._tn_told(ticket);
                wake();
            };
            (askPlayers?.(request) ?? Promise.reject()).then(told, () => told(''));
        },
        announce,
        controls: (/** @type {string} */ json) => onControls(JSON.parse(json)),
        // The table is in the middle of a call: whoever hears of it may call back, but later.
        save: (/** @type {string} */ match) => queueMicrotask(() => {
            if (!ends.signal.aborted) onSave?.(match || null);
        }),
        dealOver: (/** @type {string} */ finished, /** @type {number} */ deal, /** @type {boolean} */ matchOver) =>
            queueMicrotask(() => {
                if (!ends.signal.aborted) onDealOver?.({finished, deal, matchOver});
            }),
        // eslint-disable-next-line no-console
        log: (/** @type {string} */ sentence) => console.info(sentence),
    };

    // A factory whose module can't be instantiated never settles by itself.
    game = await new Promise((resolve, reject) => {
        create({
            canvas,
            tn,
            instantiateWasm(
                /** @type {WebAssembly.Imports} */ imports,
                /** @type {(instance: WebAssembly.Instance) => void} */ done) {
                WebAssembly.instantiate(wasm, imports).then(done).catch(reject);
                return {};
            },
        }).then(resolve, reject);
    });

    /**
     * Hands text over for the next call.
     * @param {string} text
     */
    function write(text) {
        const size = game.lengthBytesUTF8(text);
        // The ending zero goes where the table's own string has one.
        game.stringToUTF8(text, game._tn_words(size), size + 1);
    }

    /** @type {(pointer: number) => string} */
    const read = (pointer) => game.UTF8ToString(pointer);

    /** A clock runs only for somebody who can see the table. */
    function holdClock() {
        game._tn_pause(covered || document.hidden ? 1 : 0, now());
        wake();
    }

    /**
     * @param {number} ticket
     * @param {string} action
     */
    function answer(ticket, action) {
        if (ends.signal.aborted) return;
        write(action);
        game._tn_answer(ticket);
        wake();
    }

    function draw() {
        if (ends.signal.aborted) return;
        cancel();
        if (document.hidden) return;
        // Without a context nothing is drawn, and the deal goes on.
        const wait = game._tn_frame(now());
        if (wait === 0)
            wake();
        else if (wait > 0)
            timer = window.setTimeout(wake, wait);
    }

    function cancel() {
        cancelAnimationFrame(frame);
        clearTimeout(timer);
        frame = 0;
        timer = 0;
    }

    /** Asks for one frame. Nothing runs between the frames that somebody asked for. */
    function wake() {
        if (frame === 0 && !document.hidden) frame = requestAnimationFrame(draw);
    }

    function resize() {
        const {width, height, scale, insets} = measure(stage);
        game._tn_resize(width, height, scale, ...insets);
        wake();
    }

    const listening = {signal: ends.signal};
    const motion = matchMedia('(prefers-reduced-motion: reduce)');
    motion.addEventListener('change', () => {
        game._tn_reduce_motion(motion.matches ? 1 : 0);
        wake();
    }, listening);
    document.addEventListener('visibilitychange', holdClock, listening);
    window.addEventListener('resize', resize, listening);
    watchRatio(resize, ends.signal);
    canvas.addEventListener('webglcontextlost', (event) => {
        event.preventDefault();
        game._tn_lost();
        // A browser that had to give up its graphics may never give them back.
        clearTimeout(givingUp);
        givingUp = window.setTimeout(onPlain, kPatience, 'The table cannot be drawn any more.');
    }, listening);
    canvas.addEventListener('webglcontextrestored', () => {
        clearTimeout(givingUp);
        onPlain(game._tn_restored() ? null : 'The table cannot be drawn any more.');
        wake();
    }, listening);
    const watch = new ResizeObserver(resize);
    watch.observe(stage);

    resize();
    game._tn_reduce_motion(motion.matches ? 1 : 0);
    if (!raster || !game._tn_open()) onPlain('The table cannot be drawn in this browser.');
    holdClock();
    draw();

    return {
        sit({rules, name = '', clocks = false, saved = null, date = ''}) {
            write([rules, name, clocks ? 'clocks' : '', saved ?? '', date].map(oneLine).join('\n'));
            const seated = game._tn_sit(now()) === 1;
            wake();
            return seated;
        },
        leave() {
            game._tn_leave();
            wake();
        },
        press(id) {
            write(id);
            game._tn_press(now());
            wake();
        },
        setValue(id, text) {
            write(`${id}\n${text}`);
            game._tn_set_value();
            wake();
        },
        newDeal() {
            game._tn_new_deal(now());
            wake();
        },
        dealUnderway: () => game._tn_underway() === 1,
        matchUnderway: () => game._tn_match_underway() === 1,
        pause(on) {
            covered = on;
            holdClock();
        },
        state: () => ({match: read(game._tn_match()) || null, finished: read(game._tn_finished()) || null}),
        fair: () => ({current: read(game._tn_sealed()) || null, next: read(game._tn_sealed_next())}),
        setEntropy(text) {
            write(oneLine(text));
            game._tn_set_entropy();
        },
        dispose() {
            ends.abort();
            clearTimeout(givingUp);
            cancel();
            watch.disconnect();
        },
    };
}
