import type { MailData, MailOrder, MailTemplate } from '../../modules/mail/mail-data.schema';

const address = {
  fullName: 'Meera Iyer',
  address: '7 Church Street, Shanthala Nagar',
  city: 'Bengaluru',
  state: 'Karnataka',
  postalCode: '560001',
  phone: '+91 98450 12345',
};

const jacket = {
  title: 'Jodhpur Bandhgala Jacket',
  size: 'M',
  color: 'Midnight',
  quantity: 1,
  price: 1_899_900,
  picture: '/media/jodhpur-bandhgala-jacket-midnight-front-960.webp',
};

const scarf = {
  title: 'Bhujodi Handloom Stole with Hand-Knotted Fringe',
  size: null,
  color: 'Indigo',
  quantity: 2,
  price: 349_950,
  picture: '/media/bhujodi-handloom-stole-front-960.webp',
};

const order: MailOrder = {
  id: 'ORD-7K2M9Q4T',
  name: 'Meera',
  placedAt: '2026-11-24T15:15:00.000Z',
  lines: [jacket, scarf],
  shippingMethod: 'Standard Shipping',
  shippingPrice: 0,
  shippingLabel: 'Free',
  total: 2_599_800,
  address,
  promise: { earliest: '2026-11-26', latest: '2026-11-27' },
};

const shipment = {
  carrier: 'Blue Dart',
  tracking: '69812345678',
  trackingUrl: 'https://carrier.example/track/69812345678',
};

const { id: orderId, name } = order;
const returned = { orderId, name, kind: 'return' as const, lines: [jacket] };
const exchanged = { orderId, name, kind: 'exchange' as const, lines: [jacket] };

const alert = {
  title: 'Camel Hair Overcoat',
  choice: 'M, Camel',
  picture: '/media/camel-hair-overcoat-front-960.webp',
  token: 'a-token-of-a-sample',
};

/** Sample data for each template, for tests and for the mailbox's page of samples. */
export const sampleMails: { [Template in MailTemplate]: MailData<Template> } = {
  'order-placed': { order },
  'order-paid': { order },
  'order-confirmed': { order: { ...order, dueOnDelivery: order.total } },
  'payment-failed': { order },
  'order-shipped': { order, ...shipment },
  'order-delivered': { order },
  'order-cancelled': { order, reason: 'cancelled', refund: order.total },
  refund: { orderId, name, amount: jacket.price },
  'return-requested': { ...returned, pickup: address },
  'return-received': { ...returned, refund: jacket.price },
  'return-refused': { ...returned, reason: 'It has been worn.' },
  'exchange-sent': { ...exchanged, ...shipment },
  'gift-card': {
    code: 'GIFT-4K7Q-9XBM-41TD-C8WR',
    amount: 500_000,
    validUntil: '2027-11-25',
    message: 'Happy birthday, Meera!',
    sender: 'Asha Rao',
  },
  'credit-expiring': {
    name: null,
    codeEnding: 'C8WR',
    balance: 125_000,
    validUntil: '2027-11-25',
  },
  'password-reset': { name, path: '/reset-password#token=a-token-of-a-sample' },
  'password-changed': { name, at: order.placedAt, device: 'Firefox on Windows' },
  'verify-email': { name, path: '/verify-email#token=a-token-of-a-sample' },
  'wishlist-price-drop': {
    name,
    products: [
      {
        id: 'camel-hair-overcoat',
        title: 'Camel Hair Overcoat',
        priceWhenAdded: 3_299_900,
        price: 2_799_900,
        picture: '/media/camel-hair-overcoat-front-960.webp',
      },
    ],
  },
  'confirm-alerts': { ...alert, confirmPath: '/alerts/confirm#token=a-token-of-a-sample' },
  'back-in-stock': { ...alert, productId: 'camel-hair-overcoat' },
  'lower-price': {
    ...alert,
    productId: 'camel-hair-overcoat',
    belowPrice: 3_299_900,
    price: 2_799_900,
  },
};
