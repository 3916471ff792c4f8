import { withoutBasename } from '@storefront/host/router';
import { basenameOf, type Languages } from '../../languages/languages';

interface AddressInLanguage {
  language: string;
  /** What the address begins with. */
  basename: string;
  /** The address without it, by which pages are known. */
  url: string;
}

/** Takes the language out of an address: `/hi/products?new=true`. */
export function languageOfAddress(address: string, languages: Languages): AddressInLanguage {
  const [path = ''] = address.split(/[?#]/, 1);
  const [first = ''] = languages;
  const language = languages.find((one) => path.split('/')[1] === one && one !== first) ?? first;
  const basename = basenameOf(language, languages);
  const url = withoutBasename(path, basename) + address.slice(path.length);
  return { language, basename, url };
}
