import { createTranslator } from '@storefront/host/messages';

/** The texts of this remote. */
export const t = createTranslator('mf-payment');
