/** Order status codes, as the API sends and stores them (ORD-02). */
export const ORDER_STATUS = {
  pending: 0,
  processing: 1,
  shipped: 2,
  delivered: 3,
  cancelled: 4,
} as const;
