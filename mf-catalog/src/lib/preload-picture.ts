import type { Picture } from '@storefront/host/shop/catalogue/picture';

/** Loads a picture, in the best of its formats, before an image of this width shows it. */
export function preloadPicture({ src, sources: [best] }: Picture, sizes: string): void {
  const image = new Image();
  image.sizes = sizes;
  if (best) image.srcset = best.srcset;
  else image.src = src;
}
