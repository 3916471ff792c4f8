import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HostProvider } from '@storefront/host';
import { createBrowserRouter, RouterProvider } from '@storefront/host/router';
import { createTestHost } from '@storefront/remote-kit/testing/create-test-host';
import { SignOutButton } from './sign-out-button';

test.each([
  { leftFor: undefined, shown: '/' },
  { leftFor: '/contact', shown: '/contact' },
])('[AUTH-04] after a slow sign-out at /cart, left for $leftFor, $shown is shown', async (slow) => {
  window.history.replaceState(null, '', '/cart');
  let respond: () => void = () => undefined;
  const signOut = new Promise<void>((resolve) => (respond = resolve));
  const { host } = createTestHost({ replies: { 'session.sign-out': () => signOut } });
  const router = createBrowserRouter([{ path: '*', element: <SignOutButton /> }]);
  render(
    <HostProvider host={host}>
      <RouterProvider router={router} />
    </HostProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Sign out' }));
  if (slow.leftFor !== undefined) await act(() => router.navigate(slow.leftFor));
  await act(async () => {
    respond();
    await signOut;
  });
  expect(router.state.location.pathname).toBe(slow.shown);
});
