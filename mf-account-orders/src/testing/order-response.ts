/** An order as the API sends it; `more` adds to it or replaces parts. */
export function orderResponse(more: Record<string, unknown> = {}) {
  return {
    id: 'K7Q2-M9XA',
    status: 0,
    createdAt: '2024-01-05T10:00:00.000Z',
    items: [
      { id: '1', productTitle: 'Silk Dress', quantity: 2, price: 1299.5, selectedSize: 'M' },
      { id: '2', productTitle: 'Leather Belt', quantity: 1, price: 850 },
    ],
    shippingAddress: {
      fullName: 'Asha Rao',
      address: '12 Linking Road',
      city: 'Mumbai',
      state: 'Maharashtra',
      postalCode: '400050',
      phone: '+919876543210',
    },
    shipping: { method: 'Express', tracking: 'TRK-1' },
    ...more,
  };
}
