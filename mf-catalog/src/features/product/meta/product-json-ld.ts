import type { Product } from '../../../lib/product/product';
import type { ProductDetail } from '../../../lib/product/product.api';
import { productPath } from '../../../lib/product/product-path';
import { absoluteUrl } from '../../../lib/absolute-url';

/** A product as a schema.org Product; one without a price has no offer (D21). */
export function productJsonLd(
  { product, vendor }: Pick<ProductDetail, 'product' | 'vendor'>,
  url: URL,
): Record<string, unknown> {
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.name,
    sku: product.id,
    description: product.description,
    category: product.category,
    brand: vendor === undefined ? undefined : { '@type': 'Brand', name: vendor },
    image: product.pictures.flatMap(({ src }) => absoluteUrl(src, url) ?? []),
    offers: product.available ? offer(product, url) : undefined,
  };
}

/** One offer; where the prices of its variants differ, the range of them. */
function offer(product: Product, url: URL): Record<string, unknown> {
  const { soldOut, variants = [] } = product;
  const prices = (variants.length === 0 ? [product] : variants).map(({ price }) => price);
  const [low, high] = [Math.min(...prices), Math.max(...prices)];
  return {
    '@type': low === high ? 'Offer' : 'AggregateOffer',
    url: url.origin + productPath(product),
    priceCurrency: 'INR',
    ...(low === high
      ? { price: low.toFixed(2) }
      : { lowPrice: low.toFixed(2), highPrice: high.toFixed(2), offerCount: prices.length }),
    availability: `https://schema.org/${soldOut ? 'OutOfStock' : 'InStock'}`,
  };
}
