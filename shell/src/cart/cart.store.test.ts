import { STORAGE_KEYS } from '@storefront/host/contracts';
import { cartCount, cartTotal, createBus, type CartLine, type Toast } from '@storefront/host';
import fc from 'fast-check';
import { memoryStorage } from '../storage/testing/memory-storage';
import { connectCart, createCartStore, rehydrateCart } from './cart.store';
import { parseCart } from './parse-cart';

const shirt: CartLine = {
  id: 'p1',
  name: 'Poplin Shirt',
  price: 2490,
  quantity: 1,
  selectedSize: 'M',
  selectedColor: 'White',
  image: '/shirt.svg',
  sizes: ['S', 'M'],
  colors: ['White', 'Ink'],
};

function openTab(storage = memoryStorage()) {
  const store = createCartStore();
  const bus = createBus();
  const toasts: Toast[] = [];
  bus.handle('toast.show', (toast) => void toasts.push(toast));
  connectCart(store, storage, bus);
  rehydrateCart(store, storage);
  return { store, bus, toasts, storage, lines: () => store.getState().lines };
}

test('[CART-01] restores an added line after a reload', () => {
  const tab = openTab();
  tab.bus.send('cart.add', shirt);
  expect(tab.storage.get('cart')).toContain('Poplin Shirt');
  expect(openTab(tab.storage).lines()).toEqual([shirt]);
});

test('[CART-03] raises the quantity when the same variant is added again', () => {
  const tab = openTab();
  tab.bus.send('cart.add', shirt);
  tab.bus.send('cart.add', { ...shirt, quantity: 2 });
  expect(tab.lines()).toEqual([{ ...shirt, quantity: 3 }]);
  expect(tab.toasts.at(-1)).toMatchObject({
    title: 'Cart updated',
    description: 'Poplin Shirt quantity increased.',
  });
});

test('[CART-04] adds another size as a line of its own', () => {
  const tab = openTab();
  tab.bus.send('cart.add', shirt);
  tab.bus.send('cart.add', { ...shirt, selectedSize: 'S' });
  expect(tab.lines()).toHaveLength(2);
  expect(tab.toasts.at(-1)).toMatchObject({
    title: 'Added to cart',
    description: 'Poplin Shirt added to your cart.',
  });
});

test('[CART-05] removes only the given line', () => {
  const tab = openTab();
  tab.bus.send('cart.add', shirt);
  tab.bus.send('cart.add', { ...shirt, selectedSize: 'S' });
  tab.bus.send('cart.remove', shirt);
  expect(tab.lines()).toEqual([{ ...shirt, selectedSize: 'S' }]);
  expect(tab.toasts.at(-1)).toMatchObject({
    title: 'Removed from cart',
    description: 'Poplin Shirt removed from your cart.',
  });
});

test('[CART-06] empties the cart and shows a toast', () => {
  const tab = openTab();
  tab.bus.send('cart.add', shirt);
  tab.bus.send('cart.clear');
  expect(tab.lines()).toEqual([]);
  expect(tab.toasts.at(-1)).toMatchObject({
    title: 'Cart cleared',
    description: 'All items have been removed from your cart.',
  });
});

test.each([0, -1, 1.5, Number.NaN])('[CART-07] a quantity of %p is ignored', (quantity) => {
  const tab = openTab();
  tab.bus.send('cart.add', shirt);
  tab.bus.send('cart.set-quantity', { line: shirt, quantity });
  expect(tab.lines()).toEqual([shirt]);
});

test('[CART-08] total and count are exact for any prices and quantities', () => {
  const line = fc.record({ paise: fc.nat(10_000_000), quantity: fc.integer({ min: 1, max: 99 }) });
  fc.assert(
    fc.property(fc.array(line, { maxLength: 20 }), (entries) => {
      const lines = entries.map(({ paise, quantity }) => ({
        ...shirt,
        price: paise / 100,
        quantity,
      }));
      const paise = entries.reduce((sum, entry) => sum + entry.paise * entry.quantity, 0);
      expect(cartTotal({ lines })).toBe(paise / 100);
      expect(cartCount({ lines })).toBe(entries.reduce((sum, entry) => sum + entry.quantity, 0));
    }),
  );
});

test('[CART-12] keeps the valid lines of a corrupt cart', () => {
  const stored = JSON.stringify([
    shirt,
    null,
    { id: 'p2' },
    { ...shirt, id: 'p3', quantity: 'many' },
    { id: 7, name: 'Belt', price: '990', quantity: 2 },
  ]);
  expect(parseCart(stored)).toEqual([
    shirt,
    { id: '7', name: 'Belt', price: 990, quantity: 2, image: '', sizes: [], colors: [] },
  ]);
});

test('[CART-12] parses whatever is stored without throwing', () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (stored) => {
      expect(Array.isArray(parseCart(stored))).toBe(true);
    }),
  );
});

test('[CART-13] loses no line when two tabs add in turn', () => {
  const storage = memoryStorage();
  const [one, other] = [openTab(storage), openTab(storage)];
  one.bus.send('cart.add', shirt);
  other.bus.send('cart.add', { ...shirt, id: 'p2' });
  expect(parseCart(storage.get(STORAGE_KEYS.cart)).map(({ id }) => id)).toEqual(['p1', 'p2']);
});

test('merges lines that a choice made equal', () => {
  const tab = openTab();
  const unchosen: CartLine = { ...shirt };
  delete unchosen.selectedSize;
  tab.bus.send('cart.add', shirt);
  tab.bus.send('cart.add', unchosen);
  tab.bus.send('cart.choose-variant', { line: unchosen, selectedSize: 'M' });
  expect(tab.lines()).toEqual([{ ...shirt, quantity: 2 }]);
});

test('empties the cart without a toast when an order was placed', () => {
  const tab = openTab();
  tab.bus.send('cart.add', shirt);
  const before = tab.toasts.length;
  tab.bus.publish('order.placed', { orderId: 'A' });
  expect(tab.lines()).toEqual([]);
  expect(tab.toasts).toHaveLength(before);
});

test('[CART-13] keeps what was added while the order was being placed', () => {
  const tab = openTab();
  tab.bus.send('cart.add', { ...shirt, quantity: 3 });
  tab.bus.send('cart.add', { ...shirt, id: 'p2' });
  tab.bus.publish('order.placed', { orderId: 'A', lines: [{ ...shirt, quantity: 2 }] });
  expect(tab.lines()).toEqual([shirt, { ...shirt, id: 'p2' }]);
});

test('limits the quantity of a line to what can be ordered', () => {
  const tab = openTab();
  tab.bus.send('cart.add', { ...shirt, quantity: 999 });
  tab.bus.send('cart.add', { ...shirt, quantity: 2 });
  expect(tab.lines()).toEqual([{ ...shirt, quantity: 1000 }]);
  expect(parseCart(JSON.stringify([{ ...shirt, quantity: 1e20 }]))).toEqual(tab.lines());
});

test('[CART-12] merges lines that were stored twice', () => {
  const stored = JSON.stringify([shirt, { ...shirt, id: 'p2' }, { ...shirt, quantity: 2 }]);
  expect(parseCart(stored)).toEqual([
    { ...shirt, quantity: 3 },
    { ...shirt, id: 'p2' },
  ]);
});

test.each([null, '', [], true, {}])('[CART-12] a line with the price %p is left out', (price) => {
  expect(parseCart(JSON.stringify([{ ...shirt, price }]))).toEqual([]);
});

const chain: CartLine = {
  id: 'p9',
  name: 'Fine Chain',
  price: 1299,
  quantity: 1,
  image: '/chain.svg',
  sizes: [],
  colors: [],
  options: [
    { name: 'Length', values: ['40 cm', '45 cm'] },
    { name: 'Clasp', values: ['Ring', 'Hook'] },
  ],
};

test('[CART-15] lines with other options are lines of their own, whatever the order of the options', () => {
  const tab = openTab();
  tab.bus.send('cart.add', { ...chain, selectedOptions: { Length: '40 cm', Clasp: 'Ring' } });
  tab.bus.send('cart.add', { ...chain, selectedOptions: { Length: '45 cm', Clasp: 'Ring' } });
  tab.bus.send('cart.add', { ...chain, selectedOptions: { Clasp: 'Ring', Length: '40 cm' } });
  expect(tab.lines().map(({ quantity }) => quantity)).toEqual([2, 1]);
  tab.bus.send('cart.remove', { id: 'p9', selectedOptions: { Clasp: 'Ring', Length: '45 cm' } });
  expect(openTab(tab.storage).lines()).toEqual([
    { ...chain, quantity: 2, selectedOptions: { Length: '40 cm', Clasp: 'Ring' } },
  ]);
});

test('[BAG-05] a chosen colour comes with its picture, and a chosen size leaves the picture as it is', () => {
  const tab = openTab();
  tab.bus.send('cart.add', shirt);
  const ink = { selectedColor: 'Ink', image: '/shirt-ink.svg' };
  tab.bus.send('cart.choose-variant', { line: shirt, ...ink });
  expect(tab.lines()).toEqual([{ ...shirt, ...ink }]);
  tab.bus.send('cart.choose-variant', { line: { ...shirt, ...ink }, selectedSize: 'S' });
  expect(tab.lines()).toEqual([{ ...shirt, ...ink, selectedSize: 'S' }]);
});

test('[CART-16] chosen options add up, and come with the price of what is chosen', () => {
  const tab = openTab();
  tab.bus.send('cart.add', chain);
  tab.bus.send('cart.choose-variant', { line: chain, selectedOptions: { Length: '45 cm' } });
  const [line = chain] = tab.lines();
  expect(line).toMatchObject({ price: 1299, selectedOptions: { Length: '45 cm' } });
  const choice = { selectedOptions: { Clasp: 'Hook' }, price: 1599 };
  tab.bus.send('cart.choose-variant', { line, ...choice });
  expect(tab.lines()).toEqual([
    { ...chain, price: 1599, selectedOptions: { Length: '45 cm', Clasp: 'Hook' } },
  ]);
});

test('[CART-16] lines that a choice of options made equal are merged', () => {
  const tab = openTab();
  const chosen = { ...chain, selectedOptions: { Length: '45 cm', Clasp: 'Hook' } };
  tab.bus.send('cart.add', chosen);
  tab.bus.send('cart.add', { ...chain, selectedOptions: {} });
  tab.bus.send('cart.choose-variant', { line: chain, ...chosen });
  expect(tab.lines()).toEqual([{ ...chosen, quantity: 2 }]);
});

test('[CART-12] reads options as far as they can be read', () => {
  const stored = `[{
    "id": "p9", "name": "Fine Chain", "price": 1299, "quantity": 1, "handle": 7,
    "options": [{ "name": "Length", "values": ["40 cm", null] }, { "name": "Clasp" }, "x"],
    "selectedOptions": { "Length": "40 cm", "Clasp": [], "__proto__": "x" }
  }]`;
  const [line] = parseCart(stored);
  expect(line?.options).toEqual([{ name: 'Length', values: ['40 cm'] }]);
  expect(Object.entries(line?.selectedOptions ?? {})).toEqual([
    ['Length', '40 cm'],
    ['__proto__', 'x'],
  ]);
  expect(line?.handle).toBeUndefined();
});
