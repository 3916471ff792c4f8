/** The texts of the shop in the language of the page: a module that the shell shares with the remotes. */
export { formatMessage, type MessageValues } from './format-message';
export { currentLanguage, languageOf, setLanguageSource, SOURCE_LANGUAGE } from './language';
export { addCatalogue, createTranslator, type Catalogue, type Translate } from './translator';
