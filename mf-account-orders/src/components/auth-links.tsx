import { css } from '@emotion/react';
import { pagePaths } from '@storefront/host/contracts';
import { Link } from '@storefront/host/router';
import { color, size, space, text } from '@storefront/ui/theme';
import { t } from '../messages/t';

const links = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  column-gap: ${space(3)};
  padding-block-start: ${space(2)};
  border-block-start: 1px solid ${color('line')};
  color: ${color('text-soft')};
  font-size: ${text('sm')};

  a {
    display: inline-flex;
    align-items: center;
    min-height: ${size('touch')};
  }
`;

interface AuthLinksProps {
  /** The question before the link to the other page. */
  question: string;
  label: string;
  to: string;
}

/** Links between the sign-in and registration pages, and to the home page. */
export function AuthLinks({ question, label, to }: AuthLinksProps) {
  return (
    <nav css={links} aria-label={t('Account')}>
      <span>
        {question}&nbsp;<Link to={to}>{label}</Link>
      </span>
      <Link to={pagePaths.home}>{t('Return to Home')}</Link>
    </nav>
  );
}
