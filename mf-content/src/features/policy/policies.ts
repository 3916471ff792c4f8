import type { PolicySlug } from '@storefront/host/contracts';
import { t } from '../../messages/t';

/** The policy pages by slug, with the heading of each if the store's text has none (D32). */
export function policyTitles(): Record<PolicySlug, string> {
  return {
    terms: t('Terms & Conditions'),
    privacy: t('Privacy Policy'),
    refund: t('Refund Policy'),
    return: t('Return Policy'),
    shipping: t('Shipping Policy'),
    about: t('About Us'),
    accessibility: t('Accessibility'),
  };
}

/** What each page is about, for search engines and link previews. */
export function policyDescriptions(): Record<PolicySlug, string> {
  return {
    terms: t('The terms on which the store sells and delivers.'),
    privacy: t('What the store learns about its visitors, what for, and for how long it keeps it.'),
    refund: t('When and how the store pays the price of an order back.'),
    return: t('How long a piece can be returned or an order cancelled, and in what state.'),
    shipping: t('Where the store delivers to, how long it takes, and what it costs.'),
    about: t('Who runs the store, and what it stands for.'),
    accessibility: t(
      'Whom the shop can be used by, what is known to be missing, and whom to tell.',
    ),
  };
}
