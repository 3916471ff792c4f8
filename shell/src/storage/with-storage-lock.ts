import { withWebLock } from '@storefront/host/browser/with-web-lock';
import { onOtherTabChange, type KeyValueStorage } from './browser-storage';
import { readCookie, writeCookie } from './cookies';

/** Longest wait for another tab's write to become visible, in milliseconds. */
const WRITE_TIMEOUT = 500;

/**
 * Runs `update`, which reads and writes `key` in the storage, so that no other tab's write is lost.
 *
 * A lock alone is not enough: tabs run in separate processes, and each sees the others' writes to
 * localStorage a moment late. Each write therefore increments a counter in the storage and in a cookie,
 * which every tab sees at once. While the two differ, another tab's write is not visible here yet.
 * Without locks (an insecure origin, an old browser) `update` runs immediately.
 */
export function withStorageLock(key: string, storage: KeyValueStorage, update: () => void): void {
  if (!('locks' in navigator)) {
    update();
    return;
  }
  const counterKey = `${key}_writes`;
  void withWebLock(key, async () => {
    await lastWriteVisible(counterKey, storage);
    update();
    const count = String(Number(readCookie(counterKey) ?? 0) + 1);
    storage.set(counterKey, count);
    writeCookie(counterKey, count);
  });
}

async function lastWriteVisible(counterKey: string, storage: KeyValueStorage): Promise<void> {
  const isVisible = () => {
    const stored = storage.get(counterKey);
    return stored === (readCookie(counterKey) ?? stored);
  };
  if (isVisible()) return;
  await new Promise<void>((resolve) => {
    const timer = setTimeout(settle, WRITE_TIMEOUT);
    const stop = onOtherTabChange(counterKey, () => isVisible() && settle());
    function settle() {
      clearTimeout(timer);
      stop();
      resolve();
    }
  });
}
