import { withWebLock } from '@storefront/shared/shop/with-web-lock';
import { onOtherTabChange, type KeyValueStorage } from './browser-storage';

/** Longest wait for another tab's write to arrive, in milliseconds. */
const PATIENCE = 500;

/**
 * Runs work that reads `key` and writes it anew so that no other tab's write is lost.
 *
 * Tabs live in processes of their own, and each sees the others' writes to the storage a moment
 * late; a lock alone is not enough. So each write raises a count in a cookie, which every tab sees
 * at once, and in the storage, where it follows the write: as long as the two differ, another tab's
 * write is still on its way. Without locks (an insecure address, an old browser) the work runs
 * straight away.
 */
export function exclusively(key: string, storage: KeyValueStorage, work: () => void): void {
  if (!('locks' in navigator)) {
    work();
    return;
  }
  const countKey = `${key}_writes`;
  void withWebLock(key, async () => {
    await arrivalOfLastWrite(countKey, storage);
    work();
    const count = String(Number(cookie(countKey) ?? 0) + 1);
    storage.set(countKey, count);
    document.cookie = `${countKey}=${count}; path=/; SameSite=Lax`;
  });
}

async function arrivalOfLastWrite(countKey: string, storage: KeyValueStorage): Promise<void> {
  const hasArrived = () => storage.get(countKey) === (cookie(countKey) ?? storage.get(countKey));
  if (hasArrived()) return;
  await new Promise<void>((resolve) => {
    const timer = setTimeout(settle, PATIENCE);
    const stop = onOtherTabChange(countKey, () => hasArrived() && settle());
    function settle() {
      clearTimeout(timer);
      stop();
      resolve();
    }
  });
}

function cookie(name: string): string | undefined {
  const entry = document.cookie.split('; ').find((text) => text.startsWith(`${name}=`));
  return entry?.slice(name.length + 1);
}
