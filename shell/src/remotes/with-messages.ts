import { messagesModule } from '@storefront/host/contracts/remote';
import type { RemoteVersion } from '@storefront/host/contracts/registry';
import { currentLanguage, type Catalogue } from '@storefront/host/messages';
import { addCatalogue } from '@storefront/host/messages/translator';
import { loadShellMessages } from '../messages/load-shell-messages';
import type { LoadModule } from './load-module';

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

/** The same for the browser, once the shell's own translations are there; rejects when they can't be loaded. */
export async function withAllMessages(loadModule: LoadModule): Promise<LoadModule> {
  await loadShellMessages();
  return withMessages(loadModule);
}
