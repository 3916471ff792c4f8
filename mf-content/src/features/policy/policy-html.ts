import type { PolicySlug } from '@storefront/host/contracts';
import type { StoreInfo } from '@storefront/host/shop/store/store-info';
import { fillPlaceholders } from '../../lib/placeholders';
import { hasHeading, sanitizeHtml } from '../../lib/sanitize-html';
import { addSectionIds } from '../../lib/sections';
import { t } from '../../messages/t';
import { policyTitles } from './policies';

/**
 * A policy of the store as sanitized HTML, its sections, and whether it has an h1
 * (CONT-01, CONT-02).
 */
export function policyHtml(slug: PolicySlug, text: string | undefined, store: StoreInfo) {
  const html = sanitizeHtml(fillPlaceholders(text ?? genericPolicy(slug), store));
  return { ...addSectionIds(html), hasHeading: hasHeading(html) };
}

/** The fallback for a policy that the store has no text for (D32). */
function genericPolicy(slug: PolicySlug): string {
  const company = '{{companyName}}';
  const policy = policyTitles()[slug].replace('&', '&amp;');
  const sentence =
    slug === 'about'
      ? t('Information about us: contact {company} for details.', { company })
      : t('Our {policy}: contact {company} for details.', { policy, company });
  return (
    `<p>${sentence}</p>` +
    '<p>{{companyName}}<br>{{companyAddress}}<br>{{companyEmail}}<br>{{companyPhone}}</p>'
  );
}
