import { Type } from 'typebox';
import {
  CashOnDeliverySchema,
  ErrorBodySchema,
  OrderCodeSchema,
  OrderConfirmationSchema,
  OrderSchema,
} from '@storefront/host/contracts/api';

const security = [{ bearer: [] }];
const params = Type.Object({ id: Type.String({ maxLength: 100 }) });

export const readOfferSchema = {
  tags: ['payments'],
  summary: 'Whether the token’s own pending order can be paid on delivery, or why not',
  security,
  params,
  response: { 200: CashOnDeliverySchema, '4xx': ErrorBodySchema },
};

export const sendCodeSchema = {
  tags: ['payments'],
  summary: 'Sends the code that confirms an order to the phone of its delivery address',
  security,
  params,
  response: { 200: OrderCodeSchema, '4xx': ErrorBodySchema },
};

export const confirmSchema = {
  tags: ['payments'],
  summary: 'Confirms the token’s own pending order, which is then paid on delivery',
  security,
  params,
  body: OrderConfirmationSchema,
  response: { 200: OrderSchema, '4xx': ErrorBodySchema },
};
