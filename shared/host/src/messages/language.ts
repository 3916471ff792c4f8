/** The language of the texts in the sources. */
export const SOURCE_LANGUAGE = 'en';

/** The language of the document, `hi` of `hi-IN`, which never changes. */
function documentLanguage(): string {
  const tag = typeof document === 'undefined' ? '' : document.documentElement.lang;
  return tag.split('-')[0] || SOURCE_LANGUAGE;
}

/** Arabic, Persian, Hebrew, Kashmiri, Sindhi and Urdu. */
const RIGHT_TO_LEFT = /^(ar|fa|he|ks|sd|ur)$/;

/** Whether a language (`ur`) is written from right to left. */
export function isRightToLeft(language: string): boolean {
  return RIGHT_TO_LEFT.test(language);
}

let current = documentLanguage;

/** The language of the page (`hi`): of the document, or of what the server renders. */
export function currentLanguage(): string {
  return current();
}

/** Sets where the language of the page is known: on the server that differs from one render to the next. */
export function setLanguageSource(source: () => string): void {
  current = source;
}
