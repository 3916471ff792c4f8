import { css } from '@emotion/react';
import { pagePaths } from '@storefront/host/contracts';
import { useHref } from '@storefront/host/router';
import { Container } from '@storefront/ui/page/container';
import { size, space } from '@storefront/ui/theme';
import { useEffect, useState } from 'react';
import { t } from '../../messages/t';
import { findStoredPages, type StoredPage } from './stored-pages';

const section = css`
  padding-block-end: ${size('section')};
`;

const list = css`
  display: grid;
  gap: ${space(2)};
  margin-block-start: ${space(3)};
`;

const link = css`
  display: inline-flex;
  align-items: center;
  min-height: 44px;
`;

/** Links to the pages that open without a connection. The browser follows them, because only the worker has them. */
export function StoredLinks() {
  const [pages, setPages] = useState<StoredPage[]>([]);

  const orders = useHref(pagePaths.orders);

  useEffect(() => {
    findStoredPages(orders).then(setPages, (error: unknown) =>
      console.warn('The stored pages can not be listed:', error),
    );
  }, [orders]);

  if (pages.length === 0) return null;
  return (
    <Container css={section}>
      <h2>{t('Pages that still open')}</h2>
      <ul role="list" css={list}>
        {pages.map(({ address, title }) => (
          <li key={address}>
            <a css={link} href={address}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </Container>
  );
}
