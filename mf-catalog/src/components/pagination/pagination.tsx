import { isModifiedClick } from '@storefront/host/browser/is-modified-click';
import { LIMITS } from '@storefront/host/contracts';
import { Link } from '@storefront/host/router';
import type { MouseEvent } from 'react';
import { paginationWindow } from './pagination-window';
import { entry, gap, list, nav, range } from './pagination.styles';
import { t } from '../../messages/t';

interface PaginationProps {
  /** Counted from 1. */
  page: number;
  /** The first of the pages that are shown, if there are several. */
  from?: number | undefined;
  /** The number of products on all pages. */
  total: number;
  /** The URL of another page. */
  hrefOf: (page: number) => string;
  /** Called when the shopper goes to another page in this tab. */
  onPageChange: () => void;
}

/** Links to the pages of a list, and which of its products are shown (PLP-05, PLP-06). */
export function Pagination({ page, from = page, total, hrefOf, onPageChange }: PaginationProps) {
  const last = Math.ceil(total / LIMITS.pageSize);
  if (last <= 1) return null;

  function openPage(event: MouseEvent) {
    if (!isModifiedClick(event)) onPageChange();
  }

  function step(label: string, target: number) {
    return target >= 1 && target <= last ? (
      <Link css={entry} to={hrefOf(target)} onClick={openPage}>
        {label}
      </Link>
    ) : (
      <span css={entry} aria-disabled="true">
        {label}
      </span>
    );
  }

  return (
    <nav css={nav} aria-label={t('Pagination')}>
      {page <= last ? (
        // A status, so that screen readers announce that a page was added.
        <p css={range} role="status">
          {t('Showing {first} to {last} of {total} items', {
            first: (from - 1) * LIMITS.pageSize + 1,
            last: Math.min(page * LIMITS.pageSize, total),
            total,
          })}
        </p>
      ) : null}
      <ol role="list" css={list}>
        <li>{step(t('Previous'), Math.min(from - 1, last))}</li>
        {paginationWindow(page, last).map((target) =>
          typeof target === 'number' ? (
            <li key={target}>
              <Link
                css={entry}
                to={hrefOf(target)}
                aria-label={t('Page {page}', { page: target })}
                aria-current={target === page ? 'page' : undefined}
                onClick={openPage}
              >
                {target}
              </Link>
            </li>
          ) : (
            <li key={target} css={gap} aria-hidden="true">
              …
            </li>
          ),
        )}
        <li>{step(t('Next'), page + 1)}</li>
      </ol>
    </nav>
  );
}
