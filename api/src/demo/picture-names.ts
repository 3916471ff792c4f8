/** The shapes that products are drawn in. */
export const CUTS = [
  // Trousers
  'straight-jeans',
  'slim-jeans',
  'wide-jeans',
  'flare-jeans',
  'pleated-trousers',
  'wide-trousers',
  'cargo-trousers',
  'chinos',
  // Jackets and coats
  'trucker-jacket',
  'biker-jacket',
  'bomber-jacket',
  'single-blazer',
  'double-blazer',
  'overcoat',
  'trench-coat',
  'bandhgala',
  'puffer-jacket',
  // Dresses
  'slip-dress',
  'wrap-dress',
  'shirt-dress',
  'a-line-dress',
  'column-gown',
  'tiered-dress',
  'sheath-dress',
  'halter-dress',
  'knit-dress',
  'pleated-dress',
  'kaftan',
  'sari-gown',
  'tea-dress',
  // Shirts and knits
  'oxford-shirt',
  'camp-shirt',
  'tie-neck-blouse',
  'short-kurta',
  'crew-sweater',
  'roll-neck',
  'cable-sweater',
  'cardigan',
  'knit-polo',
  // Accessories
  'tote-bag',
  'top-handle-bag',
  'frame-bag',
  'crossbody-bag',
  'clutch',
  'weekender',
  'bucket-bag',
  'buckle-belt',
  'wide-belt',
  'draped-scarf',
  'folded-stole',
  'silk-square',
  'watch',
  'sunglasses',
  'drop-earrings',
  'pendant',
  'cuff',
  'card-wallet',
  'card-sleeve',
] as const;

/** The cloths that a cut can be drawn in instead of its default one. */
export const CLOTHS = [
  'denim',
  'washed-denim',
  'satin',
  'crepe',
  'georgette',
  'poplin',
  'block-print',
  'oxford',
  'linen',
  'wool',
  'melton',
  'tweed',
  'herringbone',
  'check',
  'pinstripe',
  'stripe',
  'jersey',
  'rib-knit',
  'cable-knit',
  'fine-knit',
  'leather',
  'grained-leather',
  'suede',
  'velvet',
  'corduroy',
  'canvas',
  'silk-twill',
  'brocade',
  'quilt',
  'nylon',
  'metal',
] as const;

/** The views in which a product is shown. */
export const VIEWS = ['front', 'detail', 'folded', 'hanger'] as const;
export type ViewName = (typeof VIEWS)[number];

/**
 * The name of a product's picture, by which its files begin: `linen-shirt-front`, and in a further
 * colour `linen-shirt-bottle-green-front`.
 */
export function pictureName(productId: string, view: ViewName, furtherColour?: string): string {
  const colour = furtherColour?.toLowerCase().replaceAll(' ', '-');
  return [productId, colour, view].filter((part) => part !== undefined).join('-');
}
