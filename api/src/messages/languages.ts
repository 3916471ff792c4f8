import { AsyncLocalStorage } from 'node:async_hooks';
import hostInHindi from '@storefront/host/messages/hi.json';
import {
  currentLanguage,
  setLanguageSource,
  SOURCE_LANGUAGE,
} from '@storefront/host/messages/language';
import { LENGTHENED_LANGUAGE, lengthenedCatalogue } from '@storefront/host/messages/lengthened';
import { addCatalogue, ALL_PACKAGES } from '@storefront/host/messages/translator';
import apiInHindi from './hi.json';

addCatalogue('hi', 'api', apiInHindi);
addCatalogue('hi', 'host', hostInHindi);
addCatalogue(LENGTHENED_LANGUAGE, ALL_PACKAGES, lengthenedCatalogue);

/** The shop's languages, of which the first one is for all that runs in none. */
let languages: readonly string[] = [SOURCE_LANGUAGE];

const storage = new AsyncLocalStorage<string | undefined>();

/** Sets the languages of the shop, and makes that of `inLanguage` the one of texts and dates. */
export function setLanguages(ofShop: readonly string[]): void {
  languages = ofShop;
  setLanguageSource(() => storage.getStore() ?? languages[0] ?? SOURCE_LANGUAGE);
}

/**
 * Runs work in a language: all that is called meanwhile, also later, has its texts and dates. Null is the first one of the
 * shop.
 */
export function inLanguage<Result>(language: string | null, work: () => Result): Result {
  return storage.run(language ?? undefined, work);
}

/** Whether a language is the shop's first, in which its texts and values are stored. */
export function isFirstLanguage(language: string): boolean {
  return language === (languages[0] ?? SOURCE_LANGUAGE);
}

/** What the addresses of the shop's pages begin with in the language of now: `/hi`; nothing in the first, or in one without pages. */
export function currentBasename(): string {
  const language = currentLanguage();
  return languages.indexOf(language) > 0 ? `/${language}` : '';
}
