import type { Registry } from '@storefront/host/contracts/registry';

/**
 * `/robots.txt`: crawlers may visit all but the protected pages, of which they would only see the frame.
 * Pages that search engines must not list say so in their HTML, so crawlers must be able to read them.
 */
export function robotsTxt({ microFrontends }: Registry, publicUrl: string): string {
  const routes = Object.values(microFrontends).flatMap(([version]) => version?.extras.routes ?? []);
  const closed = routes
    .filter(({ access }) => access === 'protected')
    .flatMap(({ path }) => rulesFor(path.replace(/:[^/]+/g, '*')));
  const lines = ['User-agent: *', ...closed.map((rule) => `Disallow: ${rule}`)];
  return `${lines.join('\n')}\n\nSitemap: ${publicUrl}/sitemap.xml\n`;
}

/**
 * One rule for the path alone and one with a query: rules are prefixes, and `/orders` must not match
 * `/orders-help`.
 */
function rulesFor(path: string): string[] {
  return [`${path}$`, `${path}?`];
}
