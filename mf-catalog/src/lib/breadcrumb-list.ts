import { pagePaths } from '@storefront/shared/contracts';

/** A page on the way from the home page. */
export interface Breadcrumb {
  name: string;
  /** From the path on. */
  path: string;
}

/** Where every way begins. */
export const HOME: Breadcrumb = { name: 'Home', path: pagePaths.home };

/** The way to a page, the page itself last, as schema.org describes it. */
export function breadcrumbList(trail: Breadcrumb[], { origin }: URL): Record<string, unknown> {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: origin + path,
    })),
  };
}
