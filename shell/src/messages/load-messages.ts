import { addCatalogue, currentLanguage, type Catalogue } from '@storefront/host/messages';
import { messagesModule } from '@storefront/host/contracts/remote';
import type { RemoteVersion } from '@storefront/host/contracts/registry';
import type { LoadModule } from '../remotes/load-module';

/** The catalogues of the shell, by package. English texts need none. */
const CATALOGUES: Record<string, () => Promise<{ catalogues: Record<string, Catalogue> }>> = {
  hi: () => import(/* webpackChunkName: "messages-hi" */ './catalogues/hi'),
};

/** Makes the shell's translations into the language of the page known. Without them, its texts are English. */
export async function loadShellMessages(): Promise<void> {
  const language = currentLanguage();
  try {
    const loaded = await CATALOGUES[language]?.();
    for (const [packageName, catalogue] of Object.entries(loaded?.catalogues ?? {})) {
      addCatalogue(language, packageName, catalogue);
    }
  } catch (error) {
    console.error('The texts of the shop could not be loaded; they are English:', error);
  }
}

/**
 * Loads the translations of a remote into the language of the page in parallel with each of its modules, which are there
 * only together. Without them, its texts are English.
 */
export function withMessages(loadModule: LoadModule): LoadModule {
  async function loadMessages(remote: string, version: RemoteVersion): Promise<void> {
    const language = currentLanguage();
    if (!version.extras.messages?.[language]) return;
    try {
      const catalogue = await loadModule(remote, version, messagesModule(language));
      addCatalogue(language, remote, catalogue as Catalogue);
    } catch (error) {
      console.error(`The texts of ${remote} could not be loaded; they are English:`, error);
    }
  }

  return async (remote, version, name) => {
    const [module] = await Promise.all([
      loadModule(remote, version, name),
      loadMessages(remote, version),
    ]);
    return module;
  };
}
