/** The names of the policy pages, in their paths and in `policies` of the store information. */
export const POLICY_SLUGS = [
  'terms',
  'privacy',
  'refund',
  'return',
  'shipping',
  'about',
  'accessibility',
] as const;

export type PolicySlug = (typeof POLICY_SLUGS)[number];
