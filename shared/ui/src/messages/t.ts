import { createTranslator } from '@storefront/host/messages';

/** The texts of the design system. */
export const t = createTranslator('ui');
