/* Keeps the pages of one language for readers without a network. The build puts VERSION and FILES before this text.

With a network each file comes from there, so that nobody reads old pages; what came is kept for the next time. */

const KEPT = `pages-${VERSION}`;

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(KEPT).then((cache) => cache.addAll(FILES)));
});

/** What an earlier version kept is of no use any more. Other caches below the same host are not ours. */
self.addEventListener("activate", (event) => {
  const old = (name) => name.startsWith("pages-") && name !== KEPT;
  event.waitUntil(caches.keys().then((names) => Promise.all(names.filter(old).map((name) => caches.delete(name)))));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const isOurs = request.method === "GET" && request.url.startsWith(self.registration.scope);
  if (isOurs) event.respondWith(answer(event));
});

async function answer(event) {
  const { request } = event;
  const cache = await caches.open(KEPT);
  try {
    const response = await fetch(request);
    if (response.status === 200) event.waitUntil(cache.put(addressOf(request), response.clone()));
    return response;
  } catch (error) {
    // The state of a calculator is in the address; the page is the same.
    const kept = await cache.match(addressOf(request));
    if (kept) return kept;
    throw error;
  }
}

const addressOf = (request) => request.url.split(/[?#]/)[0];
