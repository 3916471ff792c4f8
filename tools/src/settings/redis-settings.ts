import { Type } from 'typebox';
import type { Settings } from './read-settings';

/** The setting of every program whose processes count together. */
export const redisSettings = {
  REDIS_URL: {
    schema: Type.Optional(Type.String({ pattern: '^rediss?://[^\\s/]+' })),
    fallback: 'none: each process counts for itself',
    description:
      'a Redis or Valkey: APIs count calls there, page servers how canaries do; `redis://host:6379`',
    allowed: 'an address that starts with redis:// or rediss://',
    secret: true,
  },
} satisfies Settings;
