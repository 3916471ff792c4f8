import {
  DeliveryQuerySchema,
  DeliveryResponseSchema,
  ErrorBodySchema,
} from '@storefront/host/contracts/api';

export const deliverySchema = {
  tags: ['store'],
  summary:
    'On which days an order arrives at a PIN code if it is paid now; 404 that names pin where the store doesn’t deliver',
  querystring: DeliveryQuerySchema,
  response: { 200: DeliveryResponseSchema, '4xx': ErrorBodySchema },
};
