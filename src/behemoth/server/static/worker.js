// Keeps the app and everything there is to read in it, so that it opens without a connection and says so. What happens at
// the table is never kept: /api and /ws pass by, but for the facts of the games and the list of lessons. Paths below
// /assets hold the version of the app, so what one stands for never changes.

const CACHE = 'behemoth-shell-2';
const MOST = 160;
/** Answers that are the same for everybody, and are read without a connection too: the last ones are kept. */
const READ = ['/api/games', '/api/lessons'];

self.addEventListener('install', (event) => {
  event.waitUntil(keepShell().then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(dropOthers().then(() => self.clients.claim()));
});

// A message that it is somebody's turn was pressed: show the table, in a tab that is open if there is one.
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(show(event.notification.data?.path ?? '/'));
});

async function show(path) {
  const open = await self.clients.matchAll({ type: 'window' });
  const there = open.find((one) => new URL(one.url).pathname === path);
  if (there) return there.focus();
  return self.clients.openWindow(path);
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (READ.includes(url.pathname))
    event.respondWith(newest(request, `${url.pathname}?${spoken(request, url)}`));
  else if (url.pathname.startsWith('/api/') || url.pathname.startsWith('/ws') || url.pathname === '/healthz')
    return;
  else if (request.mode === 'navigate') event.respondWith(page(event));
  else if (url.pathname.startsWith('/assets/')) event.respondWith(asset(request));
});

/** The page itself: the newest if there is a connection, else the one from last time. All pages are the same app. */
async function page(event) {
  const fresh = await newest(event.request, '/', isPage);
  event.waitUntil(keepReading().catch(() => undefined));
  return fresh;
}

/** The answer of the server, kept under a name; without a connection the one that was kept. */
async function newest(request, name, worthKeeping = () => true) {
  const cache = await caches.open(CACHE);
  try {
    const fresh = await fetch(request);
    if (fresh.ok && worthKeeping(fresh)) await cache.put(name, fresh.clone());
    return fresh;
  } catch {
    return (await cache.match(name)) ?? Response.error();
  }
}

function isPage(response) {
  return (response.headers.get('Content-Type') ?? '').startsWith('text/html');
}

function spoken(request, url) {
  return url.searchParams.get('language') ?? request.headers.get('Accept-Language') ?? '';
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
  await cache.put('/', fresh);
  await keepReading();
}

/** Whatever is needed to read without a connection, as far as it is not here yet. */
async function keepReading() {
  const cache = await caches.open(CACHE);
  const list = await fetch('/offline.json', { cache: 'no-cache' });
  if (!list.ok) return;
  for (const path of await list.json()) if (!(await cache.match(path))) await cache.add(path);
  for (const path of READ) await keepAnswer(cache, path);
  await prune(cache);
}

/** In the language of this browser, so that even who has not read yet can do so. */
async function keepAnswer(cache, path) {
  const language = self.navigator.language.slice(0, 2);
  const name = `${path}?${language}`;
  if (await cache.match(name)) return;
  const answer = await fetch(path, { headers: { 'Accept-Language': language } });
  if (answer.ok) await cache.put(name, answer);
}

async function dropOthers() {
  for (const name of await caches.keys()) if (name !== CACHE) await caches.delete(name);
}

/** Files of old versions go, the oldest first. */
async function prune(cache) {
  const files = (await cache.keys()).filter((one) => new URL(one.url).pathname.startsWith('/assets/'));
  for (const request of files.slice(0, Math.max(0, files.length - MOST))) await cache.delete(request);
}
