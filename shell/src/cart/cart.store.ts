import { STORAGE_KEYS } from '@storefront/host/contracts';
import { isSameLine, type Bus, type CartLine, type CartState } from '@storefront/host';
import { createStore } from 'zustand/vanilla';
import type { KeyValueStorage } from '../storage/browser-storage';
import { withStorageLock } from '../storage/with-storage-lock';
import { t } from '../messages/t';
import { addLine, chooseVariant, removeLine, setQuantity, removeOrdered } from './cart-lines';
import { parseCart } from './parse-cart';

/** An empty cart, as the server renders it. */
export function createCartStore() {
  return createStore<CartState>(() => ({ lines: [] }));
}

type CartStore = ReturnType<typeof createCartStore>;

/** Reads the cart from the storage: at page load, and after another tab changed it (CART-01, CART-13). */
export function rehydrateCart(store: CartStore, storage: KeyValueStorage) {
  store.setState({ lines: parseCart(storage.get(STORAGE_KEYS.cart)) });
}

/** Handles the bus's `cart.*` commands and writes each change to the storage. */
export function connectCart(store: CartStore, storage: KeyValueStorage, bus: Bus) {
  /**
   * Updates this tab's cart at once, and then the stored one. The stored cart is read again first, so that
   * no line of another tab is lost. `onStored` gets the lines that were stored before.
   */
  function change(
    update: (lines: CartLine[]) => CartLine[],
    onStored?: (before: CartLine[]) => void,
  ) {
    store.setState((state) => ({ lines: update(state.lines) }));
    withStorageLock(STORAGE_KEYS.cart, storage, () => {
      const before = parseCart(storage.get(STORAGE_KEYS.cart));
      const lines = update(before);
      storage.set(STORAGE_KEYS.cart, JSON.stringify(lines));
      store.setState({ lines });
      bus.publish('cart.changed', { lines });
      onStored?.(before);
    });
  }

  function toast(title: string, description: string) {
    bus.send('toast.show', { title, description });
  }

  bus.handle('cart.add', (added) =>
    change(
      (lines) => addLine(lines, added),
      (before) => {
        if (before.some((line) => isSameLine(line, added))) {
          toast(t('Cart updated'), t('{name} quantity increased.', { name: added.name }));
        } else {
          toast(t('Added to cart'), t('{name} added to your cart.', { name: added.name }));
        }
      },
    ),
  );

  bus.handle('cart.remove', (key) =>
    change(
      (lines) => removeLine(lines, key),
      (before) => {
        const removed = before.find((line) => isSameLine(line, key));
        if (removed) {
          const { name } = removed;
          toast(t('Removed from cart'), t('{name} removed from your cart.', { name }));
        }
      },
    ),
  );

  bus.handle('cart.set-quantity', ({ line, quantity }) =>
    change((lines) => setQuantity(lines, line, quantity)),
  );

  bus.handle('cart.choose-variant', ({ line, ...choice }) =>
    change((lines) => chooseVariant(lines, line, choice)),
  );

  bus.handle('cart.clear', () =>
    change(
      () => [],
      () => toast(t('Cart cleared'), t('All items have been removed from your cart.')),
    ),
  );

  bus.on('order.placed', ({ lines: ordered }) =>
    change((lines) => (ordered ? removeOrdered(lines, ordered) : [])),
  );
}
