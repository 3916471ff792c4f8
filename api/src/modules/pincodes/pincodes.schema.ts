import {
  ErrorBodySchema,
  PincodeParamsSchema,
  PincodeResponseSchema,
} from '@storefront/host/contracts/api';

export const pincodeSchema = {
  tags: ['store'],
  summary: 'The city and the state of a PIN code of India Post; 404 for one that doesn’t exist',
  description: 'From the list of post offices of GeoNames, licensed under CC BY 4.0.',
  params: PincodeParamsSchema,
  response: { 200: PincodeResponseSchema, '4xx': ErrorBodySchema },
};
