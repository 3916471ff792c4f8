import type { MetaContext, PageMeta } from '@storefront/shared/host';
import type { Params } from '@storefront/shared/router';

/** The part of a route match that its meta is made from, in the browser and on the server. */
export interface MetaMatch {
  handle: unknown;
  params: Params;
  data: unknown;
}

interface HandleWithMeta {
  meta: (context: MetaContext) => PageMeta | undefined;
}

/** Title, description and so on of the page: those of the innermost match that has any. */
export function pageMeta(
  matches: MetaMatch[],
  context: Pick<MetaContext, 'url' | 'storeInfo'>,
): PageMeta {
  const storeName = context.storeInfo.info?.storeName;
  for (const { handle, params, data } of [...matches].reverse()) {
    const meta = hasMeta(handle) ? handle.meta({ ...context, params, data }) : undefined;
    if (meta) return { ...meta, title: [meta.title, storeName].filter(Boolean).join(' – ') };
  }
  return { title: storeName ?? 'Shop' };
}

function hasMeta(handle: unknown): handle is HandleWithMeta {
  return typeof handle === 'object' && handle !== null && 'meta' in handle;
}
