import type { PolicySlug } from '@storefront/host/contracts';

/** The policy pages by slug, with the heading of each if the store's text has none (D32). */
export const POLICY_TITLES: Record<PolicySlug, string> = {
  terms: 'Terms & Conditions',
  privacy: 'Privacy Policy',
  refund: 'Refund Policy',
  return: 'Return Policy',
  shipping: 'Shipping Policy',
  about: 'About Us',
  accessibility: 'Accessibility',
};

/** What each page is about, for search engines and link previews. */
export const POLICY_DESCRIPTIONS: Record<PolicySlug, string> = {
  terms: 'The terms on which the store sells and delivers.',
  privacy: 'What the store learns about its visitors, what for, and for how long it keeps it.',
  refund: 'When and how the store pays the price of an order back.',
  return: 'How long a piece can be returned or an order cancelled, and in what state.',
  shipping: 'Where the store delivers to, how long it takes, and what it costs.',
  about: 'Who runs the store, and what it stands for.',
  accessibility: 'Whom the shop can be used by, what is known to be missing, and whom to tell.',
};
