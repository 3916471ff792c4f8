import { pagePaths } from '@storefront/host/contracts';
import type { Product } from '../../lib/product/product';
import { productPath } from '../../lib/product/product-path';
import type { FoundSuggestions } from './use-suggestions';
import { t } from '../../messages/t';

/** An entry of the suggestion list: the path it leads to, and the text that it searches for, if any. */
export type SuggestedOption = { path: string; search?: string } & (
  { kind: 'correction' | 'category' | 'all'; label: string } | { kind: 'product'; product: Product }
);

/** Identifies an option; its path doesn't, because a correction and all its results share one. */
export function optionKey({ kind, path }: SuggestedOption): string {
  return `${kind} ${path}`;
}

/** The entries of the list: a corrected spelling, categories, products, and all results. */
export function suggestedOptions(found: FoundSuggestions | undefined): SuggestedOption[] {
  if (!found) return [];
  const { correction, categories, products, text } = found;
  if (categories.length === 0 && products.length === 0) return [];
  const search = correction ?? text;
  return [
    ...(correction === undefined
      ? []
      : [
          searchOption('correction', t('Did you mean “{correction}”?', { correction }), correction),
        ]),
    ...categories.map(({ label, path }) => ({ kind: 'category' as const, label, path })),
    ...products.map((product) => ({
      kind: 'product' as const,
      product,
      path: productPath(product),
    })),
    searchOption('all', t('All results for “{search}”', { search }), search),
  ];
}

function searchOption(kind: 'correction' | 'all', label: string, search: string): SuggestedOption {
  return { kind, label, search, path: pagePaths.searchFor(search) };
}
