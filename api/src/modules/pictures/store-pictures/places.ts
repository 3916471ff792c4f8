import type { PictureRecipe } from '../../../db/schema/catalogue/pictures';

/** Something for each place of the home page that has a picture of the store, in the shape of the contract. */
export interface ByPlace<Item> {
  hero?: Item;
  promo?: Item;
  /** By the lowercased name. */
  categories?: Record<string, Item>;
}

const CATEGORY = 'category.';

function categoryPlace(name: string): string {
  return `${CATEGORY}${name.toLowerCase()}`;
}

/** All places of a store with these categories. */
export function placesWith(categories: readonly string[]): Set<string> {
  return new Set(['hero', 'promo', ...categories.map(categoryPlace)]);
}

/** The place with that name, whatever the case of its category: `hero`, `promo` or `category.women`. */
export function readPlace(name: string): string | undefined {
  if (name === 'hero' || name === 'promo') return name;
  const category = name.startsWith(CATEGORY) ? name.slice(CATEGORY.length) : '';
  return category === '' ? undefined : categoryPlace(category);
}

/** How pictures for a place are made. */
export function recipeOf(place: string): PictureRecipe {
  return place === 'hero' ? 'hero' : 'tile';
}

/** The items by the names of their places. */
export function placesOf<Item>({ hero, promo, categories = {} }: ByPlace<Item> = {}): Map<
  string,
  Item
> {
  return new Map([
    ...(hero ? [['hero', hero] as const] : []),
    ...(promo ? [['promo', promo] as const] : []),
    ...Object.entries(categories).map(([name, item]) => [categoryPlace(name), item] as const),
  ]);
}

/** The items in the shape of the contract; the opposite of {@link placesOf}. */
export function byPlace<Item>(places: ReadonlyMap<string, Item>): ByPlace<Item> {
  const hero = places.get('hero');
  const promo = places.get('promo');
  const categories = [...places].flatMap(([place, item]) =>
    place.startsWith(CATEGORY) ? [[place.slice(CATEGORY.length), item] as const] : [],
  );
  return {
    ...(hero && { hero }),
    ...(promo && { promo }),
    ...(categories.length > 0 && { categories: Object.fromEntries(categories) }),
  };
}
