/** The pages of a list that are shown: one or, where further ones were added below it, several. */
export interface PageRange {
  /** The last of them, counted from 1. */
  page: number;
  /** The first of several. */
  from?: number | undefined;
}

/** How many pages are shown at once at most. */
const PAGES_MAX = 8;

/** Reads `page` and `from` of a query; an invalid page number counts as page 1 (PLP-06). */
export function parsePageRange(query: URLSearchParams): PageRange {
  const page = readPage(query.get('page')) ?? 1;
  const from = readPage(query.get('from')) ?? page;
  return { page, from: from < page ? Math.max(from, page - PAGES_MAX + 1) : undefined };
}

/** The same pages with the next one below them. */
export function withNextPage<Params extends PageRange>(params: Params): Params {
  const { page, from = page } = params;
  return { ...params, page: page + 1, from: Math.max(from, page + 2 - PAGES_MAX) };
}

/** The part of a query for these pages, `&page=3&from=2`; page 1 is left out. */
export function pageRangeQuery({ page, from }: PageRange): string {
  return (page > 1 ? `&page=${page}` : '') + (from ? `&from=${from}` : '');
}

function readPage(text: string | null): number | undefined {
  return text !== null && /^[1-9]\d{0,4}$/.test(text) ? Number(text) : undefined;
}
