import { css } from '@emotion/react';
import { pagePaths } from '@storefront/shared/contracts';
import { Fragment } from '@storefront/shared/host';
import { useNavigate } from '@storefront/shared/router';
import { text } from '@storefront/shared/theme';
import { Spinner } from '@storefront/shared/ui/feedback/spinner';
import { Drawer } from '@storefront/shared/ui/overlays/drawer';
import { useEffect } from 'react';

/** The fragment fills the drawer; until it is there, a spinner says that it is on its way. */
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
  onClose: () => void;
}

/** The drawer of the header's bag. What is in it is lent by the remote of the cart, and there before it opens. */
export function BagDrawer({ open, onClose }: BagDrawerProps) {
  return (
    <Drawer open={open} onClose={onClose} title="Your Bag" side="end" keepMounted>
      <div css={content}>
        <Fragment name="cart.bag" props={{}} fallback={open ? <GoToCart /> : null} />
        <p css={waiting} role="status">
          <Spinner />
          <span className="visually-hidden">Loading your bag</span>
        </p>
      </div>
    </Drawer>
  );
}

/** Opens the cart page, which closes the drawer. */
function GoToCart() {
  const navigate = useNavigate();
  useEffect(() => void navigate(pagePaths.cart), [navigate]);
  return null;
}
