// Keeps the shell of the app, so that it opens without a connection and says so. What happens at the table is never
// kept: /api and /ws pass by. Paths below /assets hold the version of the app, so what one stands for never changes.

const CACHE = 'behemoth-shell-1';
const MOST = 120;

self.addEventListener('install', (event) => {
  event.waitUntil(keepShell().then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(dropOthers().then(() => self.clients.claim()));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (url.pathname.startsWith('/api/') || url.pathname === '/ws' || url.pathname === '/healthz') return;
  if (request.mode === 'navigate') event.respondWith(page());
  else if (url.pathname.startsWith('/assets/')) event.respondWith(asset(request));
});

/** The page itself: the newest if there is a connection, else the one from last time. */
async function page() {
  const cache = await caches.open(CACHE);
  try {
    const fresh = await fetch('/', { cache: 'no-cache' });
    if (fresh.ok) await cache.put('/', fresh.clone());
    return fresh;
  } catch {
    return (await cache.match('/')) ?? Response.error();
  }
}

async function asset(request) {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(request);
  if (kept) return kept;
  const fresh = await fetch(request);
  if (fresh.ok) {
    await cache.put(request, fresh.clone());
    await prune(cache);
  }
  return fresh;
}

async function keepShell() {
  const cache = await caches.open(CACHE);
  const fresh = await fetch('/', { cache: 'no-cache' });
  if (!fresh.ok) return;
  const text = await fresh.clone().text();
  await cache.put('/', fresh);
  const wanted = [...text.matchAll(/\/assets\/[\w./-]+/g)].map((found) => found[0]);
  await cache.addAll([...new Set(wanted)]);
}

async function dropOthers() {
  for (const name of await caches.keys()) if (name !== CACHE) await caches.delete(name);
}

/** Files of old versions go, the oldest first. */
async function prune(cache) {
  const kept = await cache.keys();
  for (const request of kept.slice(0, Math.max(0, kept.length - MOST))) {
    if (new URL(request.url).pathname !== '/') await cache.delete(request);
  }
}
