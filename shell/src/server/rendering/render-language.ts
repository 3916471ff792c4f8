import { AsyncLocalStorage } from 'node:async_hooks';
import { setLanguageSource, SOURCE_LANGUAGE } from '@storefront/host/messages/language';

const storage = new AsyncLocalStorage<string>();

setLanguageSource(() => storage.getStore() ?? SOURCE_LANGUAGE);

/** Renders in a language: all that is called meanwhile, also later, has it as the language of the page. */
export function inLanguage<Result>(language: string | undefined, render: () => Result): Result {
  return storage.run(language ?? SOURCE_LANGUAGE, render);
}
