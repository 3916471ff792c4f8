// By the name that remotes share: each of them bundles this module, and the translations are in the page once.
import { createTranslator } from '@storefront/host/messages';

/** The texts of the host package. */
export const t = createTranslator('host');
