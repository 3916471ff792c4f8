import { css } from '@emotion/react';
import { pagePaths } from '@storefront/host/contracts';
import { NavLink } from '@storefront/host/router';
import { color, layer, media, size } from '@storefront/ui/theme';
import { Icon, type IconName } from '@storefront/ui/media/icon';
import { t } from '../messages/t';

const bar = css`
  position: sticky;
  inset-block-end: 0;
  z-index: ${layer('bar')};
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  padding-block-end: env(safe-area-inset-bottom);
  background: ${color('page')};
  box-shadow: 0 -1px 0 ${color('line')};

  ${media.desktop} {
    display: none;
  }

  ${media.low} {
    position: static;
  }

  ${media.forcedColors} {
    border-block-start: 1px solid;
  }
`;

/** The line above marks the current page's entry, also in forced-colours mode. */
const entry = css`
  display: grid;
  justify-items: center;
  align-content: center;
  gap: 2px;
  height: ${size('bottom-bar')};
  border-block-start: 2px solid transparent;
  color: ${color('text-muted')};
  font-size: 0.6875rem;
  letter-spacing: 0.02em;
  line-height: 1.3;
  text-align: center;
  text-decoration: none;

  &[aria-current='page'] {
    border-color: ${color('accent')};
    color: ${color('text')};
  }

  &:focus-visible {
    outline-offset: -4px;
  }

  ${media.forcedColors} {
    border-color: Canvas;

    &[aria-current='page'] {
      border-color: Highlight;
    }
  }
`;

function entries(): { to: string; label: string; icon: IconName }[] {
  return [
    { to: pagePaths.home, label: t('Home'), icon: 'home' },
    { to: pagePaths.products, label: t('Category'), icon: 'grid' },
    { to: pagePaths.account, label: t('My Account'), icon: 'account' },
    { to: pagePaths.cart, label: t('Cart'), icon: 'bag' },
  ];
}

/** The bar at the bottom of small screens, clear of the home indicator (NAV-06). */
export function BottomBar() {
  return (
    <nav aria-label={t('Quick links')} css={bar} data-boundary="shell">
      {entries().map(({ to, label, icon }) => (
        <NavLink key={to} to={to} end={to === pagePaths.home} css={entry}>
          <Icon name={icon} />
          {label}
        </NavLink>
      ))}
    </nav>
  );
}
