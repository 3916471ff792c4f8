import {
  ErrorBodySchema,
  LIMITS,
  MESSAGE_CHANNELS,
  MessageChoiceRequestSchema,
  MessageChoicesSchema,
  MessageLinkSchema,
} from '@storefront/host/contracts/api';
import { Type } from 'typebox';

const tags = ['messages'];
const security = [{ bearer: [] }];
const done = { 204: Type.Null(), '4xx': ErrorBodySchema };

export const choicesSchema = {
  tags,
  security,
  summary: 'In which ways the account wants to hear of its orders on a phone',
  response: { 200: MessageChoicesSchema, '4xx': ErrorBodySchema },
};

export const chooseSchema = {
  tags,
  security,
  summary: 'Stores that the account wants, or no longer wants, messages to a phone number',
  body: MessageChoiceRequestSchema,
  response: done,
};

export const stopSchema = {
  tags,
  summary: 'Ends all messages to the phone number that a link was sent to',
  body: MessageLinkSchema,
  response: done,
};

/** A word or a text of the provider, which may be long. */
const ReportedSchema = Type.Optional(Type.String({ maxLength: 10_000 }));

export const reportSchema = {
  hide: true,
  querystring: Type.Object({ secret: Type.String() }),
  body: Type.Object({
    channel: Type.Enum(MESSAGE_CHANNELS),
    number: Type.String({ minLength: 1, maxLength: LIMITS.phoneMax }),
    status: ReportedSchema,
    text: ReportedSchema,
  }),
  response: done,
};
