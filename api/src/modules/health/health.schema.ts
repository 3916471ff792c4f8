import { Type } from 'typebox';

export const healthSchema = {
  tags: ['health'],
  summary: 'Whether the API and its database respond',
  response: { 200: Type.Object({ status: Type.Literal('ok') }) },
};

/** For load balancers, not for shops, so these routes aren't in the OpenAPI document. */
export const readinessSchema = { hide: true };
