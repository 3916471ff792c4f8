import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createBus, type Toast } from '@storefront/shared/host';
import { createMemoryRouter, RouterProvider } from '@storefront/shared/router';
import { createStores } from '../app/create-stores';
import { ShellStateProvider } from '../app/shell-state';
import { connectToasts } from './toast.store';
import { Toaster } from './toaster';

const SAVED: Toast = { title: 'Subscribed!', description: 'Thank you.' };
const FAILED: Toast = { title: 'Error', description: 'It broke.', tone: 'destructive' };

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function renderToaster() {
  const stores = createStores(undefined);
  const bus = createBus();
  connectToasts(stores.toasts, bus);
  const page = (
    <>
      <button>Add to Cart</button>
      <Toaster />
    </>
  );
  const router = createMemoryRouter([{ path: '*', element: page }]);
  render(
    <ShellStateProvider state={stores}>
      <RouterProvider router={router} />
    </ShellStateProvider>,
  );
  return {
    user: userEvent.setup({ advanceTimers: jest.advanceTimersByTime }),
    show: (toast: Toast) => act(() => bus.send('toast.show', toast)),
    wait: (ms: number) => act(() => jest.advanceTimersByTime(ms)),
  };
}

test('has its live regions before there is anything to say', () => {
  renderToaster();
  const region = screen.getByRole('region', { name: 'Notifications' });
  expect(within(region).getByRole('status')).toBeEmptyDOMElement();
  expect(within(region).getByRole('alert')).toBeEmptyDOMElement();
});

test('says errors at once and all else when there is time', () => {
  const { show } = renderToaster();
  show(SAVED);
  show(FAILED);
  expect(screen.getByRole('status')).toHaveTextContent('Subscribed!Thank you.');
  expect(screen.getByRole('alert')).toHaveTextContent('ErrorIt broke.');
});

test('lets a message go after six seconds, and an error stay', () => {
  const { show, wait } = renderToaster();
  show(SAVED);
  show(FAILED);
  wait(6_000);
  expect(screen.queryByText('Subscribed!')).not.toBeInTheDocument();
  wait(60_000);
  expect(screen.getByText('Error')).toBeInTheDocument();
});

test('keeps a message while the pointer or the focus is on it', async () => {
  const { show, wait, user } = renderToaster();
  show(SAVED);
  await user.hover(screen.getByText('Subscribed!'));
  wait(20_000);
  await user.tab();
  await user.tab();
  expect(screen.getByRole('button', { name: 'Dismiss' })).toHaveFocus();
  await user.unhover(screen.getByText('Subscribed!'));
  wait(20_000);
  expect(screen.getByText('Subscribed!')).toBeInTheDocument();
  await user.tab();
  wait(6_000);
  expect(screen.queryByText('Subscribed!')).not.toBeInTheDocument();
});

test('gives the focus back when a message is dismissed', async () => {
  const { show, user } = renderToaster();
  show(FAILED);
  await user.tab();
  await user.tab();
  await user.keyboard('{Enter}');
  expect(screen.queryByText('Error')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Add to Cart' })).toHaveFocus();
});

test('says the same thing once, as if it were new', () => {
  const { show, wait } = renderToaster();
  show(SAVED);
  wait(5_000);
  show(SAVED);
  wait(5_000);
  expect(screen.getAllByText('Subscribed!')).toHaveLength(1);
});

test('shows three messages at most', () => {
  const { show } = renderToaster();
  for (const title of ['One', 'Two', 'Three', 'Four']) show({ title });
  expect(screen.queryByText('One')).not.toBeInTheDocument();
  expect(screen.getByText('Four')).toBeInTheDocument();
});

test('is within the dialog that is open, for all else is out of reach', async () => {
  const { show } = renderToaster();
  const dialog = document.createElement('dialog');
  await act(async () => {
    document.body.append(dialog);
    dialog.open = true;
    await Promise.resolve();
  });
  show(SAVED);
  expect(dialog).toHaveTextContent('Subscribed!');
  await act(async () => {
    dialog.remove();
    await Promise.resolve();
  });
  expect(screen.getByText('Subscribed!')).toBeInTheDocument();
});
