import { STORAGE_KEYS } from '@storefront/shared/contracts';
import { isSameLine, type Bus, type CartLine, type CartState } from '@storefront/shared/host';
import { createStore } from 'zustand/vanilla';
import type { KeyValueStorage } from '../storage/browser-storage';
import { addLine, chooseVariant, removeLine, setQuantity } from './cart-lines';
import { parseCart } from './parse-cart';

/** An empty cart, as the server renders it. */
export function createCartStore() {
  return createStore<CartState>(() => ({ lines: [] }));
}

type CartStore = ReturnType<typeof createCartStore>;

/** Follows the storage: at the start, and whenever another tab has changed it (CART-01, CART-13). */
export function readCart(store: CartStore, storage: KeyValueStorage) {
  store.setState({ lines: parseCart(storage.get(STORAGE_KEYS.cart)) });
}

/** Lets the bus's commands change the cart, and keeps each change in the storage. */
export function connectCart(store: CartStore, storage: KeyValueStorage, bus: Bus) {
  /** Starts from what is stored, not from what this tab last saw: no tab loses another's line. */
  function change(update: (lines: CartLine[]) => CartLine[]) {
    const lines = update(parseCart(storage.get(STORAGE_KEYS.cart)));
    storage.set(STORAGE_KEYS.cart, JSON.stringify(lines));
    store.setState({ lines });
    bus.publish('cart.changed', { lines });
  }

  function toast(title: string, description: string) {
    bus.send('toast.show', { title, description });
  }

  bus.handle('cart.add', (added) => {
    let known = false;
    change((lines) => {
      known = lines.some((line) => isSameLine(line, added));
      return addLine(lines, added);
    });
    if (known) toast('Cart updated', `${added.name} quantity increased.`);
    else toast('Added to cart', `${added.name} added to your cart.`);
  });

  bus.handle('cart.remove', (key) => {
    let removed: CartLine | undefined;
    change((lines) => {
      removed = lines.find((line) => isSameLine(line, key));
      return removeLine(lines, key);
    });
    if (removed) toast('Removed from cart', `${removed.name} removed from your cart.`);
  });

  bus.handle('cart.set-quantity', ({ line, quantity }) =>
    change((lines) => setQuantity(lines, line, quantity)),
  );

  bus.handle('cart.choose-variant', ({ line, ...choice }) =>
    change((lines) => chooseVariant(lines, line, choice)),
  );

  bus.handle('cart.clear', () => {
    change(() => []);
    toast('Cart cleared', 'All items have been removed from your cart.');
  });

  bus.on('order.placed', () => change(() => []));
}
