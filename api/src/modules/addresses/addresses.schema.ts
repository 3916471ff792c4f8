import { Type } from 'typebox';
import {
  AddressListSchema,
  AddressRequestSchema,
  AddressResponseSchema,
  ErrorBodySchema,
} from '@storefront/host/contracts/api';

const security = [{ bearer: [] }];
const params = Type.Object({ id: Type.String() });

export const addressesSchema = {
  tags: ['addresses'],
  summary: 'The address book: the default first, then the newest',
  security,
  response: { 200: AddressListSchema, '4xx': ErrorBodySchema },
};

export const addAddressSchema = {
  tags: ['addresses'],
  summary: 'Adds an address; 200 with the existing one if it is the same',
  security,
  body: AddressRequestSchema,
  response: { 200: AddressResponseSchema, 201: AddressResponseSchema, '4xx': ErrorBodySchema },
};

export const changeAddressSchema = {
  tags: ['addresses'],
  summary: 'Replaces an address, and makes it the default if asked to',
  security,
  params,
  body: AddressRequestSchema,
  response: { 200: AddressResponseSchema, '4xx': ErrorBodySchema },
};

export const removeAddressSchema = {
  tags: ['addresses'],
  summary: 'Deletes an address; if it was the default, the newest other one becomes it',
  security,
  params,
  response: { 204: Type.Null(), '4xx': ErrorBodySchema },
};
