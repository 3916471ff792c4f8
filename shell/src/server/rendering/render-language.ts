import { AsyncLocalStorage } from 'node:async_hooks';
import {
  currentLanguage,
  setLanguageSource,
  SOURCE_LANGUAGE,
} from '@storefront/host/messages/language';

const storage = new AsyncLocalStorage<string>();

setLanguageSource(() => storage.getStore() ?? SOURCE_LANGUAGE);

/**
 * Renders in a language: all that is called meanwhile, also later, has it as the language of the page. Nothing is stored
 * for what is in that language anyway: from the first stored one on, Node follows every promise of the process.
 */
export function inLanguage<Result>(
  language: string | undefined = SOURCE_LANGUAGE,
  render: () => Result,
): Result {
  return language === currentLanguage() ? render() : storage.run(language, render);
}
