import type { MetaContext, PageMeta } from '@storefront/host';
import { organizationJsonLd } from './organization-json-ld';
import { t } from '../../messages/t';

/** The meta of the home page. */
export function homeMeta(context: MetaContext): PageMeta {
  const { info } = context.storeInfo;
  const about = info?.description ?? '';
  return {
    title: t('Modern Essentials'),
    description:
      about === '' ? t('The 2025 collection: denim, jackets, coats and dresses.') : about,
    ...(typeof document === 'undefined' && info && { jsonLd: organizationJsonLd(info, context) }),
  };
}
