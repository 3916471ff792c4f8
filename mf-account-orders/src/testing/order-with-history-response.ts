import { orderResponse } from './order-response';

/** A delivered order with two lines, all of which can be sent back; `more` adds to it or replaces parts. */
export function deliveredOrderResponse(more: Record<string, unknown> = {}) {
  return orderResponse({
    status: 3,
    items: [
      {
        id: 'K7-1',
        productId: 'dress',
        productTitle: 'Silk Dress',
        quantity: 2,
        price: 1299.5,
        selectedSize: 'M',
        selectedColor: 'Black',
        returnableQuantity: 2,
      },
      {
        id: 'K7-2',
        productId: 'belt',
        productTitle: 'Leather Belt',
        quantity: 1,
        price: 850,
        returnableQuantity: 1,
      },
    ],
    shipping: {
      method: 'Express',
      price: 0,
      tracking: 'TRK-1',
      carrier: 'Delhivery',
      trackingUrl: 'https://carrier.example/TRK-1',
    },
    subtotal: 3449,
    total: 3449,
    received: 3449,
    timeline: [
      event('placed', '2024-01-05T10:00:00.000Z'),
      event('paid', '2024-01-05T10:05:00.000Z'),
      event('shipped', '2024-01-06T10:00:00.000Z', { carrier: 'Delhivery' }),
      event('delivered', '2024-01-07T10:00:00.000Z'),
    ],
    payments: [{ method: 'UPI', amount: 3449, at: '2024-01-05T10:05:00.000Z' }],
    refunds: [],
    returns: [],
    canCancel: false,
    returnableUntil: '2024-01-14T10:00:00.000Z',
    ...more,
  });
}

/** A paid order that isn't shipped yet. */
export function paidOrderResponse(more: Record<string, unknown> = {}) {
  return deliveredOrderResponse({
    status: 1,
    canCancel: true,
    returnableUntil: null,
    timeline: [
      event('placed', '2024-01-05T10:00:00.000Z'),
      event('paid', '2024-01-05T10:05:00.000Z'),
    ],
    ...more,
  });
}

/** An event in the history of an order. */
export function event(kind: string, at: string, details: Record<string, unknown> = {}) {
  return { kind, at, details };
}
