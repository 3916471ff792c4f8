import { FilterXSS, parseTag } from 'xss';

const ALLOWED: Record<string, string[]> = {
  ...Object.fromEntries(
    (
      'abbr address article b blockquote br caption cite code dd div dl dt em figcaption figure ' +
      'h1 h2 h3 h4 h5 h6 hr i li mark p pre s section small span strong sub sup table tbody ' +
      'tfoot thead tr u ul'
    )
      .split(' ')
      .map((tag): [string, string[]] => [tag, []]),
  ),
  a: ['href', 'title'],
  img: ['src', 'alt', 'width', 'height'],
  ol: ['start'],
  td: ['colspan', 'rowspan'],
  th: ['colspan', 'rowspan', 'scope'],
};

/** Like every heading of a page, it can take the focus after a navigation. */
const H1 = '<h1 tabindex="-1">';

const VOID_TAGS = ['br', 'hr', 'img'];

/**
 * Elements that are removed with their content, which the filter would keep as text. A start tag contains no
 * other one, so that the time grows with the length of the text, not with its square.
 */
const REMOVED_ELEMENTS =
  /<(script|style|iframe|noscript|template|textarea|title|svg|math)\b[^<>]*>[^]*?(<\/\1\s*>|$)/gi;

/** Longer tags are removed: the filter's time for one grows with the square of its attributes. */
const MAX_TAG_LENGTH = 4_000;

const filter = new FilterXSS({
  allowList: ALLOWED,
  css: false,
  onTag: (_tag, html) => (html.length > MAX_TAG_LENGTH ? '' : undefined),
  onIgnoreTag: (tag) => (/^[a-z!?]/.test(tag) ? '' : undefined),
});

/**
 * Sanitizes a store's HTML: only allowed tags and attributes, every tag closed within its parent, at
 * most one h1. Needs no DOM, so that server and browser get the same result (CONT-02).
 */
export function sanitizeHtml(html: string): string {
  return balanceTags(filter.process(html.replace(REMOVED_ELEMENTS, '')));
}

/** True if safe HTML has an h1. */
export function hasHeading(html: string): boolean {
  return html.includes(H1);
}

/** Closes open tags and drops end tags without a start, so that no text can break out of its container. */
function balanceTags(html: string): string {
  const open: string[] = [];
  const openCounts = new Map<string, number>();
  let headingSeen = false;

  function isOpen(tag: string): boolean {
    return (openCounts.get(tag) ?? 0) > 0;
  }

  function count(tag: string, change: 1 | -1): void {
    openCounts.set(tag, (openCounts.get(tag) ?? 0) + change);
  }

  function close(tag: string): string {
    if (!isOpen(tag)) return '';
    const closed = open.splice(open.lastIndexOf(tag));
    for (const each of closed) count(each, -1);
    return endTags(closed);
  }

  function onTag(tag: string, text: string, isClosing: boolean): string {
    if (isClosing) return close(tag === 'h1' && !isOpen('h1') ? 'h2' : tag);
    if (VOID_TAGS.includes(tag)) return text;
    const name = tag === 'h1' && headingSeen ? 'h2' : tag;
    if (tag === 'h1') headingSeen = true;
    open.push(name);
    count(name, 1);
    if (name === 'h1') return H1;
    return name === tag ? text : `<${name}>`;
  }

  const balanced = parseTag(
    html,
    (_source, _position, tag, text, isClosing) => onTag(tag, text, isClosing),
    (text) => text,
  );
  return balanced + endTags(open);
}

function endTags(tags: string[]): string {
  return tags
    .map((tag) => `</${tag}>`)
    .reverse()
    .join('');
}
