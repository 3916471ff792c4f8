import { labelOf } from '@storefront/host/shop/catalogue/labels';
import type { Product } from '../../../lib/product/product';
import type { ProductDetail } from '../../../lib/product/product.api';
import { type AddressContext, pageAddress } from '../../../lib/page-address';
import { productPath } from '../../../lib/product/product-path';
import type { ProductReviews } from '../../../lib/reviews/reviews';
import { absoluteUrl } from '../../../lib/absolute-url';

/** A product as a schema.org Product; one without a price has no offer (D21). */
export function productJsonLd(
  { product, vendor, rated }: Pick<ProductDetail, 'product' | 'vendor'> & { rated: ProductReviews },
  context: AddressContext,
): Record<string, unknown> {
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.name,
    sku: product.id,
    description: product.description,
    category: product.category && labelOf(product.category, product),
    brand: vendor === undefined ? undefined : { '@type': 'Brand', name: vendor },
    image: product.pictures.flatMap(({ src }) => absoluteUrl(src, context.url) ?? []),
    offers: product.available ? offer(product, context) : undefined,
    ...(rated.summary.count > 0 && ratingOf(rated)),
  };
}

/** The average of the stars, and some of the reviews. */
function ratingOf({ summary, reviews }: ProductReviews): Record<string, unknown> {
  return {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: summary.average,
      reviewCount: summary.count,
    },
    review: reviews.map(({ stars, author, writtenAt, title, text }) => ({
      '@type': 'Review',
      reviewRating: { '@type': 'Rating', ratingValue: stars },
      author: { '@type': 'Person', name: author },
      datePublished: writtenAt.slice(0, 10),
      name: title,
      reviewBody: text,
    })),
  };
}

/** One offer; where the prices of its variants differ, the range of them. */
function offer(product: Product, context: AddressContext): Record<string, unknown> {
  const { soldOut, variants = [] } = product;
  const prices = (variants.length === 0 ? [product] : variants).map(({ price }) => price);
  const [low, high] = [Math.min(...prices), Math.max(...prices)];
  return {
    '@type': low === high ? 'Offer' : 'AggregateOffer',
    url: pageAddress(productPath(product), context),
    priceCurrency: 'INR',
    ...(low === high
      ? { price: low.toFixed(2) }
      : { lowPrice: low.toFixed(2), highPrice: high.toFixed(2), offerCount: prices.length }),
    availability: `https://schema.org/${soldOut ? 'OutOfStock' : 'InStock'}`,
  };
}
