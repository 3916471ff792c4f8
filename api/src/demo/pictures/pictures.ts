import type { DemoProduct } from '../catalogue.schema';
import { coloursOf, shownColour } from '../demo-product';
import { colourOf } from './colours';
import { garmentOf } from './garments';
import { type Exhibit, studio } from './studio';

const WIDTH = 900;
const HEIGHT = 1200;

type Look = readonly [parentCategory: string, colour: string];

/** What stands for each category: by its slug, the lowercased name with dashes. */
const CATEGORY_LOOKS: Readonly<Record<string, Look>> = {
  women: ['Dresses', 'Champagne'],
  men: ['Jackets & Coats', 'Navy'],
  accessories: ['Bags', 'Tan'],
  jeans: ['Jeans', 'Indigo'],
  'jackets-coats': ['Jackets & Coats', 'Camel'],
  dresses: ['Dresses', 'Emerald'],
  shirts: ['Shirts', 'White'],
  knitwear: ['Knitwear', 'Oatmeal'],
  bags: ['Bags', 'Oxblood'],
  belts: ['Belts', 'Tobacco'],
  scarves: ['Scarves', 'Camel'],
};

function exhibit([parentCategory, colour]: Look, x: number, y: number, scale: number): Exhibit {
  return { garment: garmentOf(parentCategory), colour: colourOf(colour), x, y, scale };
}

/** A product's picture: the first view, or the second in its other colour or seen closer. */
export function productPicture(product: DemoProduct, view: 1 | 2): string {
  const { parentCategory } = product;
  const first = shownColour(product);
  const [, second] = coloursOf(product);
  if (view === 1) return studio(WIDTH, HEIGHT, [exhibit([parentCategory, first], 0, 0, 1)]);
  return second === undefined
    ? studio(WIDTH, HEIGHT, [exhibit([parentCategory, first], -360, -260, 1.8)])
    : studio(WIDTH, HEIGHT, [exhibit([parentCategory, second], 0, 0, 1)]);
}

/** A category's picture; undefined for a category that has none. */
export function categoryPicture(slug: string): string | undefined {
  const look = Object.hasOwn(CATEGORY_LOOKS, slug) ? CATEGORY_LOOKS[slug] : undefined;
  return look && studio(WIDTH, HEIGHT, [exhibit(look, 0, 0, 1)]);
}

/** The wide picture of the home page, its left side kept free for words. */
export function heroPicture(): string {
  return studio(2000, 1200, [
    exhibit(['Jeans', 'Indigo'], 1280, 120, 0.85),
    exhibit(['Jackets & Coats', 'Camel'], 880, 60, 0.95),
  ]);
}

/** The store's word mark, 320 × 80. */
export function logoPicture(): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="320" height="80" viewBox="0 0 320 80" role="img" aria-label="Aurelle">
<text x="160" y="54" text-anchor="middle" textLength="280" font-family="Georgia, 'Times New Roman', serif" font-size="40" fill="#c8a96a">AURELLE</text>
</svg>
`;
}
