/* global caches, indexedDB, self */

// Served instead of the worker of the shop: it deletes what that has stored, and removes itself.
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(remove()));

async function remove() {
  const names = await caches.keys();
  const ofTheShop = names.filter((name) => name.startsWith('storefront-'));
  await Promise.all(ofTheShop.map((name) => caches.delete(name)));
  indexedDB.deleteDatabase('workbox-expiration');
  await self.registration.unregister();
}
