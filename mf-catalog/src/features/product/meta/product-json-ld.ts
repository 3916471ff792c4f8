import { pagePaths } from '@storefront/shared/contracts';
import type { Product } from '../../../lib/product/product';
import { absoluteUrl } from '../../../lib/absolute-url';

/** A product as a schema.org Product; one without a price has no offer (D21). */
export function productJsonLd(product: Product, url: URL): Record<string, unknown> {
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.name,
    sku: product.id,
    description: product.description,
    category: product.category,
    image: product.pictures.flatMap(({ src }) => absoluteUrl(src, url) ?? []),
    offers: product.available ? offer(product, url) : undefined,
  };
}

function offer({ id, price, soldOut }: Product, url: URL): Record<string, unknown> {
  return {
    '@type': 'Offer',
    url: url.origin + pagePaths.product(id),
    priceCurrency: 'INR',
    price: price.toFixed(2),
    availability: `https://schema.org/${soldOut ? 'OutOfStock' : 'InStock'}`,
  };
}
