import { createTranslator } from '@storefront/host/messages';

/** The texts of the shell. */
export const t = createTranslator('shell');
