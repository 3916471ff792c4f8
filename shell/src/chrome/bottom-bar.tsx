import { css } from '@emotion/react';
import { NavLink } from '@storefront/shared/router';
import { color, layer, media, space, text } from '@storefront/shared/theme';
import { Icon, type IconName } from '@storefront/shared/ui/icon';

const bar = css`
  position: sticky;
  inset-block-end: 0;
  z-index: ${layer('bar')};
  display: grid;
  grid-template-columns: repeat(4, 1fr);
  padding-block-end: env(safe-area-inset-bottom);
  background: ${color('raised')};
  border-block-start: 1px solid ${color('line')};

  ${media.desktop} {
    display: none;
  }
`;

const entry = css`
  display: grid;
  justify-items: center;
  align-content: center;
  gap: 2px;
  min-height: 56px;
  padding: ${space(0.5)};
  font-size: ${text('xs')};
  color: ${color('text-muted')};
  text-decoration: none;

  &[aria-current='page'] {
    color: ${color('accent')};
  }
`;

const ENTRIES: { to: string; label: string; icon: IconName }[] = [
  { to: '/', label: 'Home', icon: 'home' },
  { to: '/products', label: 'Category', icon: 'grid' },
  { to: '/account', label: 'My Account', icon: 'account' },
  { to: '/cart', label: 'Cart', icon: 'bag' },
];

/** The bar at the bottom of small screens (NAV-06). */
export function BottomBar() {
  return (
    <nav aria-label="Quick links" css={bar} data-boundary="shell">
      {ENTRIES.map(({ to, label, icon }) => (
        <NavLink key={to} to={to} end={to === '/'} css={entry}>
          <Icon name={icon} />
          {label}
        </NavLink>
      ))}
    </nav>
  );
}
