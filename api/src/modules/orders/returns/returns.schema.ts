import { Type } from 'typebox';
import {
  ErrorBodySchema,
  OrderReturnSchema,
  ReturnRequestSchema,
} from '@storefront/host/contracts/api';

const security = [{ bearer: [] }];
const IdSchema = Type.String({ maxLength: 100 });

export const requestReturnSchema = {
  tags: ['orders'],
  summary: 'Requests a return or an exchange of lines of the token’s own, delivered order',
  security,
  params: Type.Object({ id: IdSchema }),
  body: ReturnRequestSchema,
  response: { 201: OrderReturnSchema, '4xx': ErrorBodySchema },
};

export const withdrawReturnSchema = {
  tags: ['orders'],
  summary: 'Withdraws a return or an exchange that isn’t picked up yet',
  security,
  params: Type.Object({ id: IdSchema, returnId: IdSchema }),
  response: { 204: Type.Null(), '4xx': ErrorBodySchema },
};
