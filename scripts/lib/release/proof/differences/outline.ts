import { parse } from 'node-html-parser';
import type { Outline } from './observation';

const LANDMARKS = ['header', 'nav', 'main', 'aside', 'footer', 'form', 'search'];

/** The outline of an HTML document. */
export function outlineOf(html: string): Outline {
  const root = parse(html);
  const texts = (selector: string) =>
    root.querySelectorAll(selector).map((element) => element.text.replace(/\s+/g, ' ').trim());
  const links = root
    .querySelectorAll('a[href]')
    .flatMap((link) => pathOf(link.getAttribute('href') ?? ''));
  return {
    title: texts('title')[0] ?? '',
    headings: [1, 2, 3].flatMap((level) => texts(`h${level}`).map((text) => `h${level} ${text}`)),
    landmarks: LANDMARKS.filter((name) => root.querySelector(name)),
    links: [...new Set(links)],
  };
}

/** The path of a link inside the shop. */
function pathOf(href: string): string[] {
  if (!href.startsWith('/') || href.startsWith('//')) return [];
  return [new URL(href, 'http://shop').pathname];
}
