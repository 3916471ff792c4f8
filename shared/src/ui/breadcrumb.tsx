import { css } from '@emotion/react';
import { Link } from '@storefront/shared/router';
import { color, space, text } from '../theme';

// A general sibling, not `+`: on the server a style element may stand between two entries.
const trail = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};
  color: ${color('text-muted')};
  font-size: ${text('sm')};

  & > li ~ li::before {
    content: '/' / '';
    margin-inline-end: ${space(1)};
  }
`;

const link = css`
  text-decoration: none;

  &:hover {
    color: ${color('text')};
  }
`;

export interface BreadcrumbItem {
  label: string;
  /** Absent for the page itself. */
  to?: string | undefined;
}

interface BreadcrumbProps {
  items: readonly BreadcrumbItem[];
}

/** The way from the home page to this one. */
export function Breadcrumb({ items }: BreadcrumbProps) {
  return (
    <nav aria-label="Breadcrumb">
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
