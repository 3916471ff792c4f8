/** The policy pages by slug, with the heading each has when the store's text brings none (D32). */
export const POLICY_TITLES = {
  terms: 'Terms & Conditions',
  privacy: 'Privacy Policy',
  refund: 'Refund Policy',
  return: 'Return Policy',
  shipping: 'Shipping Policy',
  about: 'About Us',
} as const;

/** The name of a policy page in its path and in the store's information. */
export type PolicySlug = keyof typeof POLICY_TITLES;
