import { Type } from 'typebox';
import { ErrorBodySchema, SessionsResponseSchema } from '@storefront/host/contracts/api';

export const sessionsSchema = {
  tags: ['users'],
  summary: 'The devices that are signed in to the account, the last used first',
  security: [{ bearer: [] }],
  response: { 200: SessionsResponseSchema, '4xx': ErrorBodySchema },
};

export const endSessionSchema = {
  tags: ['users'],
  summary: 'Signs one device out',
  security: [{ bearer: [] }],
  params: Type.Object({ id: Type.String() }),
  response: { 204: Type.Null(), '4xx': ErrorBodySchema },
};

export const endOtherSessionsSchema = {
  tags: ['users'],
  summary: 'Signs all other devices out',
  security: [{ bearer: [] }],
  response: { 204: Type.Null(), '4xx': ErrorBodySchema },
};
