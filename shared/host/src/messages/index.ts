/** What packages need of texts by language: a module that the shell shares with the remotes. The rest is the shell's. */
export { currentLanguage } from './language';
export { createTranslator, type Catalogue, type Translate } from './translator';
