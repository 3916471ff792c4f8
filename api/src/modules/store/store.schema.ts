import { ErrorBodySchema, StoreInfoSchema } from '@storefront/host/contracts/api';

export const storeInfoSchema = {
  tags: ['store'],
  summary: 'Name, company, categories and policies of the store',
  response: { 200: StoreInfoSchema, '4xx': ErrorBodySchema },
};
