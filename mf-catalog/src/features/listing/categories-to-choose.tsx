import { pagePaths } from '@storefront/host/contracts';
import type { Category, CategoryCards } from '../../components/category-card/category-cards';
import { categoryName } from '../../lib/category-name';
import { listingName, parseListingParams } from './listing-params';
import { t } from '../../messages/t';

/** The cards, once their code is loaded. */
let Cards: typeof CategoryCards | undefined;

/** Loads the code of the cards, which few listings show. The loader of such a listing does so. */
export async function loadCategoryCards(): Promise<void> {
  Cards ??= (
    await import(
      /* webpackChunkName: "category-cards" */ '../../components/category-card/category-cards'
    )
  ).CategoryCards;
}

/** Loads it in a browser that has opened such a listing: the server's HTML is hydrated without its loader. */
export async function loadOpenedCategoryCards(): Promise<void> {
  if (typeof document === 'undefined' || !location.pathname.endsWith(pagePaths.products)) return;
  if (listingName(parseListingParams(location.search)) === '') await loadCategoryCards();
}

interface CategoriesToChooseProps {
  categories: Category[];
}

/** The categories of the store, where the address lists nothing (PLP-01). */
export function CategoriesToChoose({ categories }: CategoriesToChooseProps) {
  if (!Cards) throw new Error('The code of the category cards has to be loaded before them.');
  return (
    <Cards
      categories={categories}
      formatName={categoryName}
      aria-label={t('Categories')}
      as="h2"
      eager
    />
  );
}
