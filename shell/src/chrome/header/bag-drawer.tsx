import { css } from '@emotion/react';
import { Drawer } from '@storefront/ui/overlays/drawer';
import { DialogFragment } from '../dialogs/dialog-fragment';
import { t } from '../../messages/t';

/** The fragment fills the drawer; a spinner is shown until it has loaded. */
const content = css`
  display: flex;
  flex: 1;
  flex-direction: column;

  > [data-fragment] {
    display: flex;
    flex: 1;
    flex-direction: column;
  }

  > [data-fragment][data-waiting] {
    flex: none;
  }
`;

interface BagDrawerProps {
  open: boolean;
  /** Called once the drawer's content is shown. */
  onReady: () => void;
  onClose: () => void;
  /** Called instead of showing the drawer if no remote provides its content, or it can't be loaded. */
  onUnavailable: () => void;
}

/**
 * The drawer of the header's bag. Its content, which the cart's remote provides, begins to load before it
 * opens.
 */
export function BagDrawer({ open, onReady, onClose, onUnavailable }: BagDrawerProps) {
  return (
    <Drawer open={open} onClose={onClose} title={t('Your Bag')} side="end" keepMounted>
      <div css={content}>
        <DialogFragment
          name="cart.bag"
          open={open}
          loading={t('Loading your bag')}
          onShown={onReady}
          onUnavailable={onUnavailable}
        />
      </div>
    </Drawer>
  );
}
