import type { Section } from '../../lib/sections';
import { t } from '../../messages/t';
import { link, list, nav } from './table-of-contents.styles';

interface TableOfContentsProps {
  sections: readonly Section[];
}

/** The table of contents of a long text; it stays visible while the text scrolls. */
export function TableOfContents({ sections }: TableOfContentsProps) {
  return (
    <nav css={nav} aria-label={t('On this page')}>
      <p aria-hidden="true">{t('On this page')}</p>
      <ol css={list} role="list">
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a css={link} href={`#${id}`}>
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
