import type { ProductRow } from './products.repository';

/** The address of a product's first picture in a colour; of its main one where there is none of that. */
export function pictureInColor(
  { images, imgUrl }: Pick<ProductRow, 'images' | 'imgUrl'>,
  color: string | null,
): string {
  return images.find((picture) => picture.color === color)?.url ?? imgUrl;
}
