import type { StoredLine } from '../support/shop/shopper';

/** The id of the sample order, and the address at which it is paid. */
export const ORDER = 'A1B2-C3D4-E5F6';
export const PAYMENT = `/payment?orderId=${ORDER}`;

/** The URL of a plain picture; the name makes it unique. */
export function samplePicture(name: string): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="400"><title>${name}</title><path fill="#564" d="M0 0h300v400H0z"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** A product with the required fields only, as another server may send it. */
export function sampleProduct(over: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    id: 'plain-shirt',
    title: 'Plain Shirt',
    description: 'A shirt.',
    imgUrl: samplePicture('Plain Shirt'),
    category: 'Women',
    parentCategory: 'Shirts',
    regularPrice: 2500,
    discountedPrice: null,
    createdAt: '2025-03-01T08:00:00.000Z',
    images: [],
    attributes: [],
    ...over,
  };
}

/** Two of the sample product in the cart. */
export const SHIRT: StoredLine = {
  id: 'plain-shirt',
  name: 'Plain Shirt',
  price: 2500,
  quantity: 2,
  image: samplePicture('Plain Shirt'),
  sizes: [],
  colors: [],
};

/** A page of products with its total. */
export function sampleList(products: Record<string, unknown>[], total = products.length) {
  return { data: products, count: total };
}

/** Numbered products. */
export function sampleProducts(count: number): Record<string, unknown>[] {
  return Array.from({ length: count }, (_, index) =>
    sampleProduct({ id: `shirt-${index + 1}`, title: `Shirt ${index + 1}` }),
  );
}

/** The delivery to a PIN code, with dates that stay the same whenever the test runs. */
export function sampleDelivery() {
  const dates = {
    earliest: '2025-03-06',
    latest: '2025-03-07',
    payBy: '2025-03-05T08:30:00.000Z',
  };
  return { pin: '560001', area: 'Bengaluru', daysMin: 0, daysMax: 1, dates };
}

/** An order that awaits its payment. */
export function sampleOrder(over: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    id: ORDER,
    status: 0,
    createdAt: '2025-03-05T08:00:00.000Z',
    items: [{ id: '1', productTitle: 'Plain Shirt', quantity: 2, price: 2500 }],
    shippingAddress: {
      fullName: 'Meera Iyer',
      address: '7 Residency Road',
      city: 'Bengaluru',
      state: 'Karnataka',
      postalCode: '560025',
      phone: '+919876543210',
    },
    ...over,
  };
}

/** The signed-in shopper's account. */
export function sampleAccount(over: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    firstName: 'Meera',
    lastName: 'Iyer',
    email: 'meera@example.com',
    createdAt: '2024-01-05T10:00:00.000Z',
    ...over,
  };
}

/** An address of the address book. */
export function sampleAddress(over: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    id: 'a1',
    label: 'Home',
    fullName: 'Meera Iyer',
    address: '7 Residency Road',
    city: 'Bengaluru',
    state: 'Karnataka',
    postalCode: '560025',
    phone: '+919845012345',
    isDefault: true,
    ...over,
  };
}

/** A store with all information. */
export function sampleStore(over: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    storeName: 'Kavya & Daughters',
    companyName: 'Kavya Retail Private Limited',
    companyAddress: '12 Brigade Road, Bengaluru 560001',
    companyEmail: 'care@kavya.example',
    companyPhone: '+91 80 4000 1234',
    companyLogoUrl: samplePicture('Logo'),
    description: 'Clothes and what goes with them.',
    categories: ['Women', 'Men', 'Accessories'],
    policies: {
      terms: '<h2>Terms</h2><p>{{companyName}} sells.</p>',
      privacy: '<h2>Privacy</h2><p>Write to {{companyEmail}}.</p>',
      refund: '<h2>Refunds</h2><p>Call {{companyPhone}}.</p>',
      return: '<h2>Returns</h2><p>Send it to {{companyAddress}}.</p>',
      shipping: '<h2>Shipping</h2><p>It comes by post.</p>',
      about: '<h2>About</h2><p><img src="{{companyLogoUrl}}" alt="{{companyName}}"></p>',
    },
    ...over,
  };
}

/** The reviews of a product that has none. */
export function sampleReviews() {
  const summary = {
    average: null,
    count: 0,
    stars: [0, 0, 0, 0, 0],
    fit: { small: 0, true: 0, large: 0 },
    sizing: null,
  };
  return { data: [], count: 0, summary };
}

/** A collection with one section. */
export function sampleCollection() {
  return {
    slug: 'after-dark',
    title: 'After Dark',
    introduction: 'An evening wardrobe.',
    sections: [{ title: 'Velvet', text: 'Velvet has a nap.', products: sampleProducts(2) }],
  };
}
