// Scripts that run in the page before the product's own. They change the world around the game, never the game: where
// its random bytes come from, how fast its clock runs, what a browser can't do.

/**
 * Random bytes from a seed, so that a deal can be had again. Two frames with different queries get different ones.
 * @param {string} seed
 */
export function seededBytes(seed) {
    let state = 0x811c9dc5;
    for (const letter of `${seed} ${location.search}`) state = Math.imul(state ^ letter.charCodeAt(0), 0x01000193) >>> 0;
    Crypto.prototype.getRandomValues = function getRandomValues(/** @type {any} */ array) {
        if (array === null) return array;
        const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
        for (let i = 0; i < bytes.length; ++i) {
            state = (state + 0x9e3779b9) >>> 0;
            let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad);
            mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
            bytes[i] = (mixed ^ (mixed >>> 15)) & 255;
        }
        return array;
    };
}

/**
 * A clock that runs `factor` times as fast, for tests that aren't about time.
 * @param {number} factor
 */
export function fastClock(factor) {
    const {performance, Date} = window;
    const now = performance.now.bind(performance);
    performance.now = () => now() * factor;
    const today = Date.now;
    const start = today();
    Date.now = () => start + (today() - start) * factor;
    const frame = window.requestAnimationFrame.bind(window);
    window.requestAnimationFrame = (callback) => frame((time) => callback(time * factor));
    const {setTimeout, setInterval} = window;
    // @ts-expect-error Node's types for timers are mixed in.
    window.setTimeout = (callback, delay, ...rest) => setTimeout(callback, (delay ?? 0) / factor, ...rest);
    // @ts-expect-error as above
    window.setInterval = (callback, delay, ...rest) => setInterval(callback, (delay ?? 0) / factor, ...rest);
}

/**
 * Counts what is drawn: animation frames that the page asked for, draw calls of WebGL and pictures put on a canvas of
 * the document. `window.drawn.at` holds the times of frames in which something was drawn, and whether more was to come.
 */
export function countDrawing() {
    const drawn = {frames: 0, calls: 0, at: /** @type {{time: number, more: boolean}[]} */ ([])};
    Object.assign(window, {drawn});
    const call = () => {
        drawn.calls += 1;
    };
    let more = false;
    const frame = window.requestAnimationFrame.bind(window);
    window.requestAnimationFrame = (callback) => {
        more = true;
        return frame((now) => {
            drawn.frames += 1;
            const {calls} = drawn;
            const time = performance.now();
            more = false;
            callback(now);
            if (drawn.calls > calls) drawn.at.push({time, more});
        });
    };
    for (const type of [window.WebGLRenderingContext, window.WebGL2RenderingContext]) {
        for (const name of /** @type {const} */ (['drawArrays', 'drawElements', 'clear'])) {
            const original = type.prototype[name];
            // @ts-expect-error one wrapper for three signatures
            type.prototype[name] = function counted(...rest) {
                call();
                // @ts-expect-error as above
                return original.apply(this, rest);
            };
        }
    }
    for (const name of /** @type {const} */ (['putImageData', 'drawImage'])) {
        const original = CanvasRenderingContext2D.prototype[name];
        // @ts-expect-error one wrapper for several signatures
        CanvasRenderingContext2D.prototype[name] = function counted(...rest) {
            if (this.canvas.isConnected) call();
            // @ts-expect-error as above
            return original.apply(this, rest);
        };
    }
}

/** Keeps the WebGL contexts that the page makes in `window.contexts`, for losing and restoring them. */
export function keepContexts() {
    const contexts = /** @type {unknown[]} */ ([]);
    Object.assign(window, {contexts});
    const original = HTMLCanvasElement.prototype.getContext;
    // @ts-expect-error one wrapper for several signatures
    HTMLCanvasElement.prototype.getContext = function getContext(kind, ...rest) {
        const context = original.call(this, kind, ...rest);
        if (context && /webgl/.test(String(kind)) && !contexts.includes(context)) contexts.push(context);
        return context;
    };
}

/**
 * A browser whose canvas has no such contexts.
 * @param {string[]} kinds among 'webgl', 'webgl2', '2d'
 */
export function withoutContexts(kinds) {
    const lacking = new Set(kinds.includes('webgl') ? [...kinds, 'experimental-webgl'] : kinds);
    for (const type of [window.HTMLCanvasElement, window.OffscreenCanvas]) {
        if (!type) continue;
        const original = type.prototype.getContext;
        // @ts-expect-error one wrapper for several signatures
        type.prototype.getContext = function getContext(kind, ...rest) {
            // @ts-expect-error as above
            return lacking.has(String(kind)) ? null : original.call(this, kind, ...rest);
        };
    }
}

/** Keeps each announcement of the live line in `window.spoken`, and each breach of the content policy in `window.breaches`. */
export function listen() {
    const spoken = /** @type {string[]} */ ([]);
    const breaches = /** @type {string[]} */ ([]);
    Object.assign(window, {spoken, breaches});
    document.addEventListener('securitypolicyviolation', (event) => {
        breaches.push(`${event.violatedDirective}: ${event.blockedURI} (${event.sourceFile})`);
    });
    document.addEventListener('DOMContentLoaded', () => {
        const line = document.getElementById('live');
        if (!line) return;
        const keep = () => {
            const text = (line.textContent ?? '').trim();
            if (text && spoken[spoken.length - 1] !== text) spoken.push(text);
        };
        new MutationObserver(keep).observe(line, {childList: true, characterData: true, subtree: true});
        keep();
    });
}

/** A device on which simple players were once chosen for every seat, without a trace in what it holds. */
export function simplePlayers() {
    const original = Storage.prototype.getItem;
    Storage.prototype.getItem = function getItem(/** @type {string} */ key) {
        const found = original.call(this, key);
        if (found !== null || key !== 'twentynine.players') return found;
        return JSON.stringify({v: 1, partner: 'simple', mira: 'simple', dev: 'simple'});
    };
}

/**
 * What the bots' workers were asked and have answered, in `window.thinking`. A test may set two things there: `kill`
 * ends the worker behind the page's back as soon as it has begun with its next thought, and `longer` makes each thought
 * so many times as long.
 */
export function watchThinking() {
    /** @type {{made: number, asked: {id: number, text: string, thinks: boolean, answer?: string}[], kill: boolean, longer: number}} */
    const thinking = {made: 0, asked: [], kill: false, longer: 1};
    Object.assign(window, {thinking});
    window.Worker = class extends Worker {
        /** @param {string | URL} url @param {WorkerOptions} [options] */
        constructor(url, options) {
            super(url, options);
            thinking.made += 1;
            this.addEventListener('message', ({data}) => {
                const question = thinking.asked.find(({id}) => id === data.id);
                if (question) question.answer = data.answer;
            });
        }

        /** @override @param {any} data */
        postMessage(data) {
            if (data.id !== undefined) thinking.asked.push({...data});
            if (data.thinks) for (let i = 1; i < thinking.longer; ++i) super.postMessage({...data, id: -1});
            super.postMessage(data);
            if (!data.thinks || !thinking.kill) return;
            thinking.kill = false;
            super.terminate();
        }
    };
}

/**
 * Keeps when the first card could be pressed or read, and, since `window.still.from`, the longest that the page's thread has
 * stood still and its longest task of 50 milliseconds or more.
 */
export function watchThread() {
    const still = {from: 0, longest: 0, longTask: 0, firstCard: 0};
    Object.assign(window, {still});
    new PerformanceObserver((list) => {
        for (const {startTime, duration} of list.getEntries()) if (still.from > 0 && startTime >= still.from) still.longTask = Math.max(still.longTask, duration);
    }).observe({type: 'longtask'});
    const channel = new MessageChannel();
    let last = performance.now();
    channel.port1.onmessage = () => {
        const now = performance.now();
        if (still.from > 0 && last >= still.from) still.longest = Math.max(still.longest, now - last);
        last = now;
        setTimeout(() => channel.port2.postMessage(0), 4);
    };
    channel.port2.postMessage(0);
    new MutationObserver(() => {
        if (!still.firstCard && document.querySelector('#controls [id^="card-"]')) still.firstCard = performance.now();
    }).observe(document, {childList: true, subtree: true});
}
