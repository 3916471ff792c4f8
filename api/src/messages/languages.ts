import { AsyncLocalStorage } from 'node:async_hooks';
import { setLanguageSource, SOURCE_LANGUAGE } from '@storefront/host/messages/language';

/** The shop's languages, of which the first one is for all that runs in none. */
let languages: readonly string[] = [SOURCE_LANGUAGE];

const storage = new AsyncLocalStorage<string | undefined>();

/** Sets the languages of the shop, and makes that of `inLanguage` the one of texts and dates. */
export function setLanguages(ofShop: readonly string[]): void {
  languages = ofShop;
  setLanguageSource(() => storage.getStore() ?? languages[0] ?? SOURCE_LANGUAGE);
}

/**
 * Runs work in a language: all that is called meanwhile, also later, has its texts and dates. Null, and a language that the
 * shop no longer has, are its first one.
 */
export function inLanguage<Result>(language: string | null, work: () => Result): Result {
  const known = languages.find((one) => one === language);
  return storage.run(known, work);
}
