import { css } from '@emotion/react';
import { Link, useLocation } from '@storefront/shared/router';
import { color, layer, media, size, space, text } from '@storefront/shared/theme';
import { IconButton } from '@storefront/shared/ui/icon-button';
import { useEffect, useRef, useState } from 'react';
import { CategoryLinks } from './category-links';

const MENU_ID = 'mobile-menu';

const toggle = css`
  margin-inline-start: calc(-1 * ${space(1)});

  ${media.desktop} {
    display: none;
  }
`;

const panel = css`
  position: absolute;
  inset: 100% 0 auto;
  z-index: ${layer('menu')};
  display: grid;
  padding: ${space(1)} ${space(2)} ${space(3)};
  background: ${color('overlay')};
  border-block-end: 1px solid ${color('line')};

  ${media.desktop} {
    display: none;
  }
`;

const entry = css`
  display: flex;
  align-items: center;
  min-height: ${size('touch')};
  font-size: ${text('lg')};
  text-decoration: none;
`;

interface MobileMenuProps {
  categories: string[];
}

/** The menu of small screens: opens, closes, and closes on navigation (NAV-05). */
export function MobileMenu({ categories }: MobileMenuProps) {
  const { key } = useLocation();
  const [openAt, setOpenAt] = useState<string>();
  // Tied to the place it was opened at: any navigation closes it.
  const open = openAt === key;
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!open) return undefined;
    function closeOnEscape(event: KeyboardEvent) {
      if (event.key !== 'Escape') return;
      setOpenAt(undefined);
      button.current?.focus();
    }
    window.addEventListener('keydown', closeOnEscape);
    return () => window.removeEventListener('keydown', closeOnEscape);
  }, [open]);

  return (
    <>
      <IconButton
        ref={button}
        css={toggle}
        icon={open ? 'close' : 'menu'}
        label={open ? 'Close menu' : 'Open menu'}
        aria-expanded={open}
        aria-controls={MENU_ID}
        onClick={() => setOpenAt(open ? undefined : key)}
      />
      {open && (
        <nav id={MENU_ID} aria-label="Menu" css={panel}>
          <CategoryLinks categories={categories} css={entry} />
          <Link to="/products" css={entry}>
            All products
          </Link>
          <Link to="/track-order" css={entry}>
            Track order
          </Link>
          <Link to="/contact" css={entry}>
            Contact
          </Link>
        </nav>
      )}
    </>
  );
}
