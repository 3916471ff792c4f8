import {
  AlertAnswerSchema,
  AlertLinkSchema,
  AlertRequestSchema,
  AlertsSchema,
  ErrorBodySchema,
} from '@storefront/host/contracts/api';
import { Type } from 'typebox';

const tags = ['alerts'];
const security = [{ bearer: [] }];
const done = { 204: Type.Null(), '4xx': ErrorBodySchema };

export const askSchema = {
  tags,
  summary: 'Asks to be told by mail when something is back in stock; 409 if it is',
  description:
    'For any address but the verified one of the signed-in account, a mailed link has to be opened first. The response doesn’t reveal whether an address has an account.',
  body: AlertRequestSchema,
  response: { 202: AlertAnswerSchema, '4xx': ErrorBodySchema },
};

export const confirmSchema = {
  tags,
  summary: 'Confirms what an address asked for, by a mailed link',
  body: AlertLinkSchema,
  response: done,
};

export const unsubscribeSchema = {
  tags,
  summary:
    'Ends all alerts of an address, by a mailed link or with one click in a mail program (RFC 8058)',
  querystring: AlertLinkSchema,
  response: done,
};

export const alertsSchema = {
  tags,
  security,
  summary: 'What the verified address of the account waits for',
  response: { 200: AlertsSchema, '4xx': ErrorBodySchema },
};

export const removeSchema = {
  tags,
  security,
  summary: 'Ends an alert; without one it is no error',
  params: Type.Object({ id: Type.String() }),
  response: done,
};
