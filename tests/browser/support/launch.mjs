// Starts the browser that tests and pictures use.

import {chromium} from 'playwright-core';

const QUIET = [
    '--no-sandbox',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-default-apps',
    '--disable-domain-reliability',
    '--disable-sync',
    '--no-first-run',
    '--no-pings',
];
const SOFT_GPU = ['--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'];

/**
 * @param {{gpu?: boolean}} [options] `gpu: false` starts a browser that has no WebGL at all
 * @returns {Promise<import('playwright-core').Browser>}
 */
export function launch({gpu = true} = {}) {
    return chromium.launch({
        executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
        args: [...QUIET, ...(gpu ? SOFT_GPU : ['--disable-gpu', '--disable-3d-apis'])],
    });
}
