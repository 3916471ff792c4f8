import type { MetaContext, PageMeta, StoreInfoState } from '@storefront/host';
import type { Params } from '@storefront/host/router';
import { t } from '../messages/t';

/** The part of a route match that its meta is made from, in the browser and on the server. */
interface MetaMatch {
  handle: unknown;
  params: Params;
  data: unknown;
}

interface HandleWithMeta {
  meta: (context: MetaContext) => PageMeta | undefined;
}

type PageContext = Pick<MetaContext, 'url' | 'href' | 'storeInfo'>;

/** Title, description and so on of the page; only the store's name if none of the matches has any. */
export function pageMeta(matches: MetaMatch[], context: PageContext): PageMeta {
  return innermostMeta(matches, context) ?? storeMeta(context.storeInfo);
}

/** The meta of the innermost match that has any; undefined also while the page's code isn't loaded. */
export function innermostMeta(matches: MetaMatch[], context: PageContext): PageMeta | undefined {
  const storeName = context.storeInfo.info?.storeName;
  for (const { handle, params, data } of [...matches].reverse()) {
    const meta = hasMeta(handle) ? handle.meta({ ...context, params, data }) : undefined;
    if (meta) return { ...meta, title: [meta.title, storeName].filter(Boolean).join(' – ') };
  }
  return undefined;
}

/** The meta of a page that has none of its own: the store's name. */
export function storeMeta({ info }: StoreInfoState): PageMeta {
  return { title: info?.storeName ?? t('Shop') };
}

function hasMeta(handle: unknown): handle is HandleWithMeta {
  return typeof handle === 'object' && handle !== null && 'meta' in handle;
}
