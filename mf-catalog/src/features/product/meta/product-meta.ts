import { pagePaths } from '@storefront/host/contracts';
import type { MetaContext, PageMeta } from '@storefront/host';
import { isObject } from '@storefront/host/response/read-response';
import { labelOf } from '@storefront/host/shop/catalogue/labels';
import { absoluteUrl } from '../../../lib/absolute-url';
import { breadcrumbList, homeBreadcrumb, type Breadcrumb } from '../../../lib/breadcrumb-list';
import { categoryName } from '../../../lib/category-name';
import type { Product } from '../../../lib/product/product';
import { productPath } from '../../../lib/product/product-path';
import { productJsonLd } from './product-json-ld';
import type { ProductData } from '../product.loader';
import { t } from '../../../messages/t';

type Found = Extract<ProductData, { status: 'ready' }>;

/** The meta of a product's page. */
export function productMeta(context: MetaContext): PageMeta {
  const { data } = context;
  if (!isFound(data)) {
    return { title: t('Product Not Found'), noIndex: true };
  }
  const { product, seoTitle = product.name, seoDescription = product.description } = data;
  return {
    title: seoTitle,
    description: seoDescription === '' ? product.name : seoDescription,
    ...(typeof document === 'undefined' && metaForCrawlers(data, context)),
  };
}

/** What only the server's HTML has. */
function metaForCrawlers(data: Found, context: MetaContext): Partial<PageMeta> {
  const { product } = data;
  const { url } = context;
  const path = productPath(product);
  return {
    // Its colours are one page; and a server that gives a product at another address than its own doesn't have it moved.
    ...(path === url.pathname && !url.searchParams.has('color') ? {} : { canonical: path }),
    image: absoluteUrl(product.image, url),
    jsonLd: [productJsonLd(data, context), breadcrumbList(productBreadcrumbs(product), context)],
  };
}

/** The breadcrumbs of a product: home, its category if it has one, and the product. */
function productBreadcrumbs(product: Product): Breadcrumb[] {
  const { name, category } = product;
  return [
    homeBreadcrumb(),
    ...(category
      ? [{ name: labelOf(categoryName(category), product), path: pagePaths.category(category) }]
      : []),
    { name, path: productPath(product) },
  ];
}

/** The host passes the loader's data as `unknown`; only this remote's loader can have returned it. */
function isFound(data: unknown): data is Found {
  return isObject(data) && data.status === 'ready';
}
