import type { MetaContext, PageMeta } from '@storefront/shared/host';
import { isObject } from '@storefront/shared/response/read-response';
import { absoluteUrl } from './absolute-url';
import { productJsonLd } from './product-json-ld';
import type { ProductData } from '../product.loader';

type Found = Extract<ProductData, { status: 'ready' }>;

/** The meta of a product's page. */
export function productMeta(context: MetaContext): PageMeta {
  const { data, url } = context;
  if (!isFound(data)) {
    return { title: 'Product Not Found', noIndex: true };
  }
  const { product } = data;
  return {
    title: product.name,
    description: product.description === '' ? product.name : product.description,
    image: absoluteUrl(product.image, url),
    jsonLd: productJsonLd(product, url),
  };
}

/** What the loader returned comes as `unknown` through the host; only this remote's loader made it. */
function isFound(data: unknown): data is Found {
  return isObject(data) && data.status === 'ready';
}
