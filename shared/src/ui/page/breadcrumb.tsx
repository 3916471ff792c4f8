import { css } from '@emotion/react';
import { Link } from '@storefront/shared/router';
import { color, media, motion, size, space, text } from '../../theme';

// A general sibling, not `+`: on the server a style element may stand between two entries.
const trail = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space(1.5)};
  color: ${color('text-muted')};
  font-size: ${text('sm')};

  & > li {
    display: flex;
    align-items: center;
    min-width: 0;
    min-height: 24px;
    overflow-wrap: anywhere;
  }

  /* A hairline between two, drawn by border so that it stays where colours are forced. */
  & > li ~ li::before {
    content: '';
    flex: none;
    width: ${space(2)};
    margin-inline-end: ${space(1.5)};
    border-block-start: 1px solid ${color('line-strong')};
  }

  & > li[aria-current] {
    color: ${color('text-soft')};
  }
`;

const link = css`
  display: inline-flex;
  align-items: center;
  min-height: 24px;
  text-decoration: none;
  transition: ${motion('color')};

  ${media.hover} {
    &:hover {
      color: ${color('accent-strong')};
    }
  }

  ${media.touch} {
    min-height: ${size('touch')};
  }
`;

export interface BreadcrumbItem {
  label: string;
  /** Absent for the page itself. */
  to?: string | undefined;
}

interface BreadcrumbProps {
  items: readonly BreadcrumbItem[];
  /** Distinguishes it from another on the same page. */
  label?: string;
}

/** The way from the home page to this one. */
export function Breadcrumb({ items, label: name = 'Breadcrumb' }: BreadcrumbProps) {
  return (
    <nav aria-label={name}>
      <ol css={trail}>
        {items.map(({ label, to }) => (
          <li key={label} aria-current={to === undefined ? 'page' : undefined}>
            {to === undefined ? (
              label
            ) : (
              <Link css={link} to={to}>
                {label}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
