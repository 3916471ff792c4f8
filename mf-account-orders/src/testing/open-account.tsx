import {
  createTestHost,
  type FakeResponses,
} from '@storefront/remote-kit/testing/create-test-host';
import { renderRoute } from '@storefront/remote-kit/testing/render-route';
import { stubDialogElement } from '@storefront/remote-kit/testing/stub-dialog-element';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import routes from '../exposed/routes';

/** The account of unit tests. */
export const ACCOUNT = {
  firstName: 'Asha',
  lastName: 'Rao',
  email: 'asha@example.com',
  createdAt: '2024-01-05T10:00:00.000Z',
  mailWishlist: false,
};

/** Opens the account page with a fake API that supports all of its sections. */
export async function openAccount(responses: FakeResponses = {}) {
  stubDialogElement();
  const { host, calls, commands } = createTestHost({
    responses: {
      'GET /accountInfo': ACCOUNT,
      'GET /addresses': { data: [] },
      'GET /sessions': [],
      ...responses,
    },
    session: { signedIn: true },
  });
  await renderRoute(routes.account, { host, path: '/account' });
  await screen.findByText('asha@example.com');
  return {
    commands,
    toasts: () =>
      commands.filter(({ name }) => name === 'toast.show').map(({ payload }) => payload),
    /** The calls that changed something. */
    changes: () => calls.filter(({ method }) => method !== 'GET'),
    user: userEvent.setup(),
  };
}
