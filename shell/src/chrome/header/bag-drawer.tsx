import { css } from '@emotion/react';
import { Fragment } from '@storefront/shared/host';
import { text } from '@storefront/shared/theme';
import { Spinner } from '@storefront/shared/ui/feedback/spinner';
import { Drawer } from '@storefront/shared/ui/overlays/drawer';
import { useEffect } from 'react';

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

const waiting = css`
  display: none;

  [data-waiting] + & {
    display: block;
    font-size: ${text('xl')};
    text-align: center;
  }
`;

export interface BagDrawerProps {
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
    <Drawer open={open} onClose={onClose} title="Your Bag" side="end" keepMounted>
      <div css={content}>
        <Fragment
          name="cart.bag"
          props={{}}
          fallback={open ? <Unavailable onMount={onUnavailable} /> : null}
          onShown={onReady}
        />
        <p css={waiting} role="status">
          <Spinner />
          <span className="visually-hidden">Loading your bag</span>
        </p>
      </div>
    </Drawer>
  );
}

function Unavailable({ onMount }: { onMount: () => void }) {
  useEffect(onMount, [onMount]);
  return null;
}
