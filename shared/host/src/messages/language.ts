/** The language of the texts in the sources. */
export const SOURCE_LANGUAGE = 'en';

/** The language of a language tag, in which the catalogues are: `hi` of `hi-IN`. */
export function languageOf(tag: string): string {
  return tag.split('-')[0] || SOURCE_LANGUAGE;
}

/** The language of the document, which never changes. */
function documentLanguage(): string {
  return typeof document === 'undefined'
    ? SOURCE_LANGUAGE
    : languageOf(document.documentElement.lang);
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
