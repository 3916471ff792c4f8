import { pagePaths } from '@storefront/shared/contracts';

/** Which orders are listed. */
export interface OrdersParams {
  /** What they are searched for; empty for all. */
  query: string;
  /** From 1. */
  page: number;
}

/** Reads the parameters of the page's URL; what makes no sense is the first page. */
export function readOrdersParams(search: URLSearchParams): OrdersParams {
  const page = Number(search.get('page') ?? 1);
  return {
    query: search.get('q')?.trim() ?? '',
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  };
}

/** The page that lists these orders. */
export function ordersPath({ query, page }: OrdersParams): string {
  const params = new URLSearchParams({
    ...(query === '' ? {} : { q: query }),
    ...(page > 1 ? { page: String(page) } : {}),
  });
  return params.size > 0 ? `${pagePaths.orders}?${params.toString()}` : pagePaths.orders;
}
