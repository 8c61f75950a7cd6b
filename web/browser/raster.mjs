// Text and art as pixels, for the table to take: drawn on a canvas that nobody sees.

/**
 * Draws text and art, and keeps the pixels of the last drawing for the table to take.
 * @param {CanvasRenderingContext2D} sketch of a canvas that is only read
 * @param {{cards: HTMLImageElement, table: HTMLImageElement}} art
 */
export function createRaster(sketch, art) {
    const family = getComputedStyle(document.documentElement).fontFamily || 'system-ui, sans-serif';
    const raster = {
        /** @type {Uint8ClampedArray} */
        pixels: new Uint8ClampedArray(0),

        /**
         * White text of at most `lines` lines and `width` pixels, shrunk to `smallest` and then shortened to
         * fit.
         * @param {string} text
         * @param {number} size
         * @param {number} weight
         * @param {number} width
         * @param {number} smallest
         * @param {number} lines
         * @param {number} align of several lines: 0 left, 1 in the middle, 2 right
         */
        text(text, size, weight, width, smallest, lines, align) {
            let fitting = size;
            let rows = [text];
            for (;;) {
                sketch.font = `${weight} ${fitting}px ${family}`;
                rows = breakLines(sketch, text, width, lines);
                const widest = Math.max(...rows.map((row) => sketch.measureText(row).width));
                if (widest <= width || fitting <= smallest) break;
                fitting = Math.max(
                    smallest,
                    rows.length === 1 ? Math.min(fitting - 0.5, (fitting * width) / widest) : fitting - 1);
            }
            rows = rows.map((row) => shorten(sketch, row, width));
            const {font} = sketch;
            const widths = rows.map((row) => sketch.measureText(row).width);
            const pitch = Math.ceil(fitting * 1.3);
            const across = Math.max(1, Math.ceil(Math.max(...widths)) + 2);
            begin(across, pitch * rows.length + 2);
            sketch.font = font;
            sketch.fillStyle = '#fff';
            sketch.textBaseline = 'alphabetic';
            const room = across - 2;
            rows.forEach((row, i) => {
                const left = (room - (widths[i] ?? 0)) * (align / 2);
                // The middle of a capital letter is at 0.36 of the size above the baseline.
                sketch.fillText(row, 1 + left, 1 + Math.round(pitch * (i + 0.5) + fitting * 0.36));
            });
            return take();
        },

        /**
         * A part of the sheet, with a clear pixel around it.
         * @param {number} x
         * @param {number} y
         * @param {number} w
         * @param {number} h
         * @param {number} width
         * @param {number} height
         */
        picture(x, y, w, h, width, height) {
            begin(width + 2, height + 2);
            sketch.drawImage(art.cards, x, y, w, h, 1, 1, width, height);
            return take();
        },

        /**
         * @param {number} width
         * @param {number} height
         * @param {number} top
         * @param {number} rows
         */
        baize(width, height, top, rows) {
            begin(width, rows);
            sketch.drawImage(art.table, 0, -top, width, height);
            return take();
        },
    };

    /**
     * @param {number} width
     * @param {number} height
     */
    function begin(width, height) {
        sketch.canvas.width = width;
        sketch.canvas.height = height;
    }

    function take() {
        const {width, height} = sketch.canvas;
        raster.pixels = sketch.getImageData(0, 0, width, height).data;
        return width * 65536 + height;
    }

    return raster;
}

/**
 * @param {CanvasRenderingContext2D} sketch with its font set
 * @param {string} text
 * @param {number} width
 * @param {number} most lines
 */
function breakLines(sketch, text, width, most) {
    if (most < 2 || sketch.measureText(text).width <= width) return [text];
    const rows = [];
    let row = '';
    for (const word of text.split(' ')) {
        const longer = row ? `${row} ${word}` : word;
        if (row && rows.length + 1 < most && sketch.measureText(longer).width > width) {
            rows.push(row);
            row = word;
        } else {
            row = longer;
        }
    }
    rows.push(row);
    return rows;
}

/**
 * @param {CanvasRenderingContext2D} sketch with its font set
 * @param {string} text
 * @param {number} width
 */
function shorten(sketch, text, width) {
    if (sketch.measureText(text).width <= width + 1) return text;
    const letters = [...text];
    while (letters.length > 1 && sketch.measureText(`${letters.join('')}…`).width > width) letters.pop();
    return `${letters.join('').trimEnd()}…`;
}
