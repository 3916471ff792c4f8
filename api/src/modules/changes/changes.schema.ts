import { ChangesQuerySchema, ChangesSchema, ErrorBodySchema } from '@storefront/host/contracts/api';

export const changesSchema = {
  tags: ['changes'],
  summary: 'What has changed that pages show, as tags of these pages',
  description:
    'For caches. Without `after` it has no tags, only where to begin. A response with changes takes a second longer.',
  querystring: ChangesQuerySchema,
  response: { 200: ChangesSchema, '4xx': ErrorBodySchema },
};
