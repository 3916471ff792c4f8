import { waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, useNavigate } from '@storefront/host/router';
import { useEffect, useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import type { Purchase } from '../../lib/purchase/use-purchase';
import { PurchaseButton } from './purchase-button';

const click = () => document.querySelector('button')?.click();

/** Clicks when the button has just been shown, and again when React has run its effects. */
function ImpatientShopper() {
  useLayoutEffect(() => queueMicrotask(click), []);
  useEffect(() => queueMicrotask(click), []);
  return null;
}

// Inside `act` React runs effects immediately, without the gap that this test needs.
beforeEach(() => void Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false }));

test('[PDP-05] a click before React has run its effects and one after it add the product once', async () => {
  const addToCart = jest.fn();
  const goToCart = jest.fn();

  function Page() {
    const navigate = useNavigate();
    return (
      <>
        <PurchaseButton
          purchase={{ addToCart, blocker: undefined } as unknown as Purchase}
          label="Add to Cart"
          onAdded={() => void navigate('/cart')}
          onChoiceMissing={() => undefined}
        />
        <ImpatientShopper />
      </>
    );
  }

  const router = createMemoryRouter([
    { path: '/', Component: Page },
    { path: '/cart', loader: () => new Promise(goToCart), Component: () => null },
  ]);
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(<RouterProvider router={router} />);
  await waitFor(() => expect(goToCart).toHaveBeenCalled());
  expect(addToCart).toHaveBeenCalledTimes(1);
  root.unmount();
});
