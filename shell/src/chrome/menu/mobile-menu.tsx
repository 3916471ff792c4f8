import { css } from '@emotion/react';
import { media, space } from '@storefront/ui/theme';
import { IconButton } from '@storefront/ui/actions/icon-button';
import { drawerStyles } from '@storefront/ui/overlays/drawer';
import { useId } from 'react';
import { t } from '../../messages/t';
import { MenuContent } from './menu-content';
import { useMenuDialog } from './use-menu-dialog';

/** Aligns the icon, and not the padding around it, with the page's content. */
const toggle = css`
  margin-inline-start: calc(-1 * ${space(1.5)});

  ${media.desktop} {
    display: none;
  }
`;

interface MobileMenuProps {
  categories: string[];
}

/**
 * The menu of small screens, which closes on navigation (NAV-05). Its buttons use invoker commands, so that
 * it works before any script has loaded; `early-taps.js` runs the commands in browsers that don't support
 * them.
 */
export function MobileMenu({ categories }: MobileMenuProps) {
  const { ref, open } = useMenuDialog();
  const id = useId();
  const titleId = useId();

  return (
    <>
      <IconButton
        css={toggle}
        icon="menu"
        label={t('Open menu')}
        aria-haspopup="dialog"
        aria-expanded={open}
        command="show-modal"
        commandfor={id}
      />
      <dialog ref={ref} id={id} css={drawerStyles.dialog} aria-labelledby={titleId} closedby="any">
        <div css={drawerStyles.header}>
          <h2 id={titleId} css={drawerStyles.title}>
            {t('Menu')}
          </h2>
          <IconButton icon="close" label={t('Close menu')} command="close" commandfor={id} />
        </div>
        <div css={drawerStyles.body}>
          <MenuContent categories={categories} />
        </div>
      </dialog>
    </>
  );
}
