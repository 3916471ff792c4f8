import { css } from '@emotion/react';
import { useLocation, useNavigation } from '@storefront/shared/router';
import { media, space } from '@storefront/shared/theme';
import { Drawer } from '@storefront/shared/ui/drawer';
import { IconButton } from '@storefront/shared/ui/icon-button';
import { useCallback, useState } from 'react';
import { MenuContent } from './menu-content';

/** The icon, not the room around it, stands in line with the page's content. */
const toggle = css`
  grid-area: 1 / 1;
  margin-inline-start: calc(-1 * ${space(1.5)});

  ${media.desktop} {
    display: none;
  }
`;

interface MobileMenuProps {
  categories: string[];
}

/** The menu of small screens: opens, closes, and closes on navigation (NAV-05). */
export function MobileMenu({ categories }: MobileMenuProps) {
  const here = useLocation();
  const { location: next } = useNavigation();
  // Where the shopper is going counts, so that a slow page isn't waited for behind the menu.
  const { key } = next ?? here;
  const [openAt, setOpenAt] = useState<string>();
  const open = openAt === key;
  // Any navigation away from where it was opened closes it; coming back doesn't open it again.
  if (openAt !== undefined && !open) setOpenAt(undefined);
  const close = useCallback(() => setOpenAt(undefined), []);

  return (
    <>
      <IconButton
        css={toggle}
        icon="menu"
        label="Open menu"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpenAt(key)}
      />
      <Drawer open={open} onClose={close} title="Menu" closeLabel="Close menu">
        <MenuContent categories={categories} />
      </Drawer>
    </>
  );
}
