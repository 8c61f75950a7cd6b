// Keeps one version of the site for playing offline: all of it or nothing. A new version waits until the page asks
// for it, or until no page of the old one is open, so nothing is swapped under a running deal.

/**
 * tools/site.mjs fills this in: `pages` by the names they have here, `files` by names that carry their content's hash.
 * @type {{version: string, pages: string[], files: string[]}}
 */
const release = {version: '0.0.0-dev', pages: [], files: []};

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));

// Other sites may share this origin in other folders: the scope tells their caches from ours.
const prefix = `twentynine|${worker.registration.scope}|`;
const cacheName = prefix + release.version;

/** @param {string} name */
const addressOf = (name) => new URL(name, worker.registration.scope).href;

worker.addEventListener('install', (event) => event.waitUntil(install()));
worker.addEventListener('activate', (event) => event.waitUntil(activate()));
worker.addEventListener('fetch', (event) => {
  const name = ownName(event.request);
  if (name !== null) event.respondWith(answer(event.request, name));
});
worker.addEventListener('message', (event) => {
  if (event.data?.type === 'skip-waiting') void worker.skipWaiting();
});

async function install() {
  const cache = await caches.open(cacheName);
  try {
    await Promise.all([
      ...release.pages.map((name) => keepPage(cache, name)),
      ...release.files.map((name) => keepFile(cache, name)),
    ]);
  } catch (error) {
    await caches.delete(cacheName);
    throw error;
  }
}

/**
 * Pages have the same name in every version, so what arrives must be of this one.
 * @param {Cache} cache
 * @param {string} name
 */
async function keepPage(cache, name) {
  const response = await fetch(addressOf(name), {cache: 'no-cache'});
  const text = await response.text();
  if (!response.ok || !text.includes(release.version)) throw new Error(`${name} is not of ${release.version}`);
  // Made anew, because a response that was redirected can't answer a navigation.
  await cache.put(addressOf(name), new Response(text, {headers: response.headers}));
}

/**
 * The hash in its name tells the version of a file, but some hosts answer with a page for what they don't have.
 * @param {Cache} cache
 * @param {string} name
 */
async function keepFile(cache, name) {
  const response = await fetch(addressOf(name));
  const isPage = /^text\/html\b/i.test(response.headers.get('content-type') ?? '');
  if (response.status !== 200 || isPage) throw new Error(`${name} is not there`);
  await cache.put(addressOf(name), response);
}

async function activate() {
  for (const name of await caches.keys()) {
    if (name.startsWith(prefix) && name !== cacheName) await caches.delete(name);
  }
  await worker.clients.claim();
}

/**
 * @param {Request} request
 * @returns {string | null} the kept file that the request is for; null leaves it to the browser
 */
function ownName(request) {
  if (request.method !== 'GET' || request.headers.has('range')) return null;
  const {scope} = worker.registration;
  const [path] = /** @type {[string]} */ (request.url.split(/[?#]/, 1));
  if (!path.startsWith(scope)) return null;
  const name = path.slice(scope.length);
  if (release.files.includes(name)) return name;
  for (const page of release.pages) {
    if (name === page || `${name}.html` === page) return page;
  }
  if (name === '' || name === 'index.html') return './';
  return null;
}

/**
 * @param {Request} request
 * @param {string} name
 */
async function answer(request, name) {
  const cache = await caches.open(cacheName);
  const kept = await cache.match(addressOf(name), {ignoreVary: true});
  if (kept) return kept;
  // Somebody emptied a part of the cache. A name with a hash can only be this version's file: it is kept again.
  if (release.files.includes(name)) await keepFile(cache, name).catch(() => {});
  return (await cache.match(addressOf(name), {ignoreVary: true})) ?? fetch(request);
}
