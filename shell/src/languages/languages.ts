import { isRightToLeft } from '@storefront/host/messages/language';
import { createHref } from '@storefront/host/router';

/**
 * The languages of a shop, as `LANGUAGES` lists them: pages of the first one have addresses without a prefix (`/products`),
 * those of the others with one (`/hi/products`).
 */
export type Languages = readonly string[];

/** What the addresses of a language's pages begin with; nothing in a shop with one language. */
export function basenameOf(language: string, languages: Languages = []): string {
  return languages.indexOf(language) > 0 ? `/${language}` : '';
}

/** A page in one of the languages. */
export interface Alternate {
  language: string;
  address: string;
}

/** The same page in each language; none in a shop with one language. */
export function alternatesOf(address: string, languages: Languages = []): Alternate[] {
  if (languages.length < 2) return [];
  return languages.map((language) => ({
    language,
    address: createHref(address, basenameOf(language, languages)),
  }));
}

/** The tag of a language in HTML, with the country of the shop's customs for numbers and dates. */
export function tagOf(language: string): string {
  return `${language}-IN`;
}

export function directionOf(language: string): 'ltr' | 'rtl' {
  return isRightToLeft(language) ? 'rtl' : 'ltr';
}

/** Names that need no `Intl`, whose objects take a cheap phone long. */
const NAMES: Record<string, string> = { en: 'English', hi: 'हिन्दी' };

/** The name of a language in that language. */
export function nameOf(language: string): string {
  const name = () => new Intl.DisplayNames(language, { type: 'language' }).of(language);
  return NAMES[language] ?? name() ?? language;
}
