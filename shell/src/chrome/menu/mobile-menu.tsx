import { css } from '@emotion/react';
import { useLocation } from '@storefront/shared/router';
import { media, space } from '@storefront/shared/theme';
import { IconButton } from '@storefront/shared/ui/actions/icon-button';
import { Drawer } from '@storefront/shared/ui/overlays/drawer';
import { useCallback, useState } from 'react';
import { useNextLocation } from '../../page/use-next-location';
import { MenuContent } from './menu-content';

/** Aligns the icon, and not the padding around it, with the page's content. */
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

/** The menu of small screens, which closes on navigation (NAV-05). */
export function MobileMenu({ categories }: MobileMenuProps) {
  const current = useLocation();
  const next = useNextLocation();
  // The target of a navigation counts, so that the menu closes before a slow page is loaded.
  const { key } = next ?? current;
  const [openAt, setOpenAt] = useState<string>();
  const open = openAt === key;
  // A navigation away from the location where it was opened closes it; coming back doesn't reopen it.
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
