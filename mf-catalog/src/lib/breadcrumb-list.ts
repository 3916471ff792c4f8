import { pagePaths } from '@storefront/host/contracts';
import { type AddressContext, pageAddress } from './page-address';
import { t } from '../messages/t';

/** An entry of a breadcrumb trail. */
export interface Breadcrumb {
  name: string;
  /** The path and query of the page. */
  path: string;
}

/** The first breadcrumb of every trail. */
export function homeBreadcrumb(): Breadcrumb {
  return { name: t('Home'), path: pagePaths.home };
}

/** The breadcrumb trail of a page, the page itself last, as a schema.org BreadcrumbList. */
export function breadcrumbList(
  trail: Breadcrumb[],
  context: AddressContext,
): Record<string, unknown> {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: pageAddress(path, context),
    })),
  };
}
