import { currentLanguage, type Catalogue } from '@storefront/host/messages';
import { addCatalogue } from '@storefront/host/messages/translator';

/** The catalogues of the shell, by package. English texts need none. */
const CATALOGUES: Record<string, () => Promise<{ catalogues: Record<string, Catalogue> }>> = {
  hi: () => import(/* webpackChunkName: "messages-hi" */ './catalogues/hi'),
  // LENGTHENED_LANGUAGE, by its name: the module that has the constant is for that language alone.
  qps: () => import(/* webpackChunkName: "messages-qps" */ './catalogues/qps'),
};

/** Makes the shell's translations into the language of the page known. Rejects when they can't be loaded. */
export async function loadShellMessages(): Promise<void> {
  const language = currentLanguage();
  const loaded = await CATALOGUES[language]?.();
  for (const [packageName, catalogue] of Object.entries(loaded?.catalogues ?? {})) {
    addCatalogue(language, packageName, catalogue);
  }
}
