import { Type } from 'typebox';
import {
  AccountDeletionSchema,
  AccountExportSchema,
  ErrorBodySchema,
} from '@storefront/host/contracts/api';

const security = [{ bearer: [] }];

export const exportSchema = {
  tags: ['users'],
  summary: 'All data that the shop keeps about the account, as a file',
  security,
  response: { 200: AccountExportSchema, '4xx': ErrorBodySchema },
};

export const deletionSchema = {
  tags: ['users'],
  summary: 'Deletes the account; 409 while an order is open or a refund is due',
  security,
  body: AccountDeletionSchema,
  response: { 204: Type.Null(), '4xx': ErrorBodySchema },
};
