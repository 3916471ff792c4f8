import { Type, type Static } from 'typebox';

/** GET /changes. */
export const ChangesQuerySchema = Type.Object({
  after: Type.Optional(
    Type.String({ pattern: '^[0-9]{1,19}$', description: 'The `next` of an earlier response' }),
  ),
});

/** The tags of the pages that changes concern; see contracts/page-tags. */
export const ChangesSchema = Type.Object({
  next: Type.String({ description: 'What to ask for next, as `after`' }),
  isComplete: Type.Boolean({
    description:
      'False when more may have changed than `tags` says: then every page may have changed',
  }),
  tags: Type.Array(Type.String()),
  again: Type.Object(
    {
      tags: Type.Array(Type.String()),
      seconds: Type.Integer({ minimum: 0 }),
    },
    {
      description:
        'Tags of pages that may be made once more of old data until so many seconds are over',
    },
  ),
});
export type Changes = Static<typeof ChangesSchema>;
