import { currentLanguage } from '@storefront/host/messages';
import { useLocation } from '@storefront/host/router';
import { use } from 'react';
import { alternatesOf, nameOf, tagOf } from '../../languages/languages';
import { LanguagesContext } from '../../languages/languages-context';

interface LanguageLinksProps {
  /** Set by the css prop. */
  className?: string;
}

/**
 * Links to the page in the other languages of the shop, each in its own words. They are the browser's: the language of a
 * document never changes.
 */
export function LanguageLinks({ className }: LanguageLinksProps) {
  const languages = use(LanguagesContext);
  const { pathname, search } = useLocation();
  return alternatesOf(pathname + search, languages)
    .filter(({ language }) => language !== currentLanguage())
    .map(({ language, address }) => (
      <li key={language}>
        <a
          href={address}
          hrefLang={tagOf(language)}
          lang={tagOf(language)}
          className={className}
          // Of a query, the server renders only what the page depends on.
          onClick={({ currentTarget }) => {
            currentTarget.search = location.search;
          }}
          // A sign-in there must not lead back to a page of this language.
          referrerPolicy="no-referrer"
        >
          {nameOf(language)}
        </a>
      </li>
    ));
}
