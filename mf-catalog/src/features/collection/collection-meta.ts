import { pagePaths } from '@storefront/host/contracts';
import type { MetaContext, PageMeta } from '@storefront/host';
import { isObject } from '@storefront/host/response/read-response';
import { absoluteUrl } from '../../lib/absolute-url';
import { breadcrumbList, homeBreadcrumb } from '../../lib/breadcrumb-list';
import { type AddressContext, pageAddress } from '../../lib/page-address';
import { productPath } from '../../lib/product/product-path';
import type { Collection } from '../../lib/collections/collections.api';
import type { CollectionData } from './collection.loader';
import { t } from '../../messages/t';

/** The meta of a collection's page. */
export function collectionMeta(context: MetaContext): PageMeta {
  const { data } = context;
  if (!isReady(data)) {
    const isMissing = isObject(data) && data.status === 'missing';
    return { title: isMissing ? t('Collection Not Found') : t('Collection'), noIndex: true };
  }
  const { collection } = data;
  const { title, introduction } = collection;
  return {
    title,
    description: introduction || title,
    ...(typeof document === 'undefined' && metaForCrawlers(collection, context)),
  };
}

/** What only the server's HTML has. */
function metaForCrawlers(collection: Collection, context: MetaContext): Partial<PageMeta> {
  const { slug, title, picture } = collection;
  const trail = [
    homeBreadcrumb(),
    { name: t('Collections'), path: pagePaths.collections },
    { name: title, path: pagePaths.collectionPage(slug) },
  ];
  return {
    image: picture && absoluteUrl(picture.src, context.url),
    jsonLd: [collectionJsonLd(collection, context), breadcrumbList(trail, context)],
  };
}

/** A schema.org CollectionPage with its products in their order. */
function collectionJsonLd(
  { slug, title, introduction, sections }: Collection,
  context: AddressContext,
) {
  const products = sections.flatMap((section) => section.products);
  return {
    '@context': 'https://schema.org',
    '@type': 'CollectionPage',
    name: title,
    description: introduction,
    url: pageAddress(pagePaths.collectionPage(slug), context),
    mainEntity: {
      '@type': 'ItemList',
      itemListElement: products.map((product, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: product.name,
        url: pageAddress(productPath(product), context),
      })),
    },
  };
}

/** The host passes the loader's data as `unknown`; only this remote's loader can have returned it. */
function isReady(data: unknown): data is Extract<CollectionData, { status: 'ready' }> {
  return isObject(data) && data.status === 'ready';
}
