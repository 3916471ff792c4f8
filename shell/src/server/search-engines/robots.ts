import type { Registry } from '@storefront/shared/contracts/registry';

/**
 * `/robots.txt`: crawlers may visit all but the protected pages, of which they would only see the frame.
 * Pages that search engines must not list say so themselves, which a crawler has to be able to read.
 */
export function robotsTxt({ microFrontends }: Registry, publicUrl: string): string {
  const routes = Object.values(microFrontends).flatMap(([version]) => version?.extras.routes ?? []);
  const closed = routes
    .filter(({ access }) => access === 'protected')
    .flatMap(({ path }) => rulesFor(path.replace(/:[^/]+/g, '*')));
  const lines = ['User-agent: *', ...closed.map((rule) => `Disallow: ${rule}`)];
  return `${lines.join('\n')}\n\nSitemap: ${publicUrl}/sitemap.xml\n`;
}

/** Of the path alone and with a query: a rule is a prefix, and `/orders` must not be one of `/orders-help`. */
function rulesFor(path: string): string[] {
  return [`${path}$`, `${path}?`];
}
