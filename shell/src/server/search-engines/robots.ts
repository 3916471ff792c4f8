import type { Registry } from '@storefront/host/contracts/registry';
import { SOURCE_LANGUAGE } from '@storefront/host/messages/language';
import { createHref } from '@storefront/host/router';
import { basenameOf, type Languages } from '../../languages/languages';

/**
 * `/robots.txt`: crawlers may visit all but the protected pages, of which they would only see the frame.
 * Pages that search engines must not list say so in their HTML, so crawlers must be able to read them.
 */
export function robotsTxt(
  { microFrontends }: Registry,
  publicUrl: string,
  languages: Languages = [SOURCE_LANGUAGE],
): string {
  const routes = Object.values(microFrontends).flatMap(([version]) => version?.extras.routes ?? []);
  const closed = routes
    .filter(({ access }) => access === 'protected')
    .map(({ path }) => path.replace(/:[^/]+/g, '*'))
    .flatMap((path) => languages.map((one) => createHref(path, basenameOf(one, languages))))
    .flatMap(rulesFor);
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
