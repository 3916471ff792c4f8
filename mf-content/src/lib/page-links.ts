import { createHref } from '@storefront/host/router';

/** A link to a path of this shop; one with a dot is a file, which is the same in all languages. */
const LINK_TO_PAGE = /(<a [^>]*?\bhref=")(\/(?!\/)[^".?#]*)(?=["?#])/g;

/** Safe HTML whose links to pages stay in the language of the page; `basename` is that of the router. */
export function linkWithin(html: string, basename: string): string {
  return html.replace(
    LINK_TO_PAGE,
    (_, start: string, path: string) => start + createHref(path, basename),
  );
}
