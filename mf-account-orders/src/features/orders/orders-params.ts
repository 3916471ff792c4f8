import { pagePaths } from '@storefront/host/contracts';

/** The search parameters of the orders page. */
export interface OrdersParams {
  /** The search; empty for all orders. */
  query: string;
  /** Counted from 1. */
  page: number;
}

/** Parses the parameters of the page's URL; an invalid page number counts as page 1. */
export function parseOrdersParams(search: URLSearchParams): OrdersParams {
  const page = Number(search.get('page') ?? 1);
  return {
    query: search.get('q')?.trim() ?? '',
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  };
}

/** The path and query of the page that lists these orders. */
export function ordersPath({ query, page }: OrdersParams): string {
  const params = new URLSearchParams({
    ...(query === '' ? {} : { q: query }),
    ...(page > 1 ? { page: String(page) } : {}),
  });
  return params.size > 0 ? `${pagePaths.orders}?${params.toString()}` : pagePaths.orders;
}
