import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createBus, type Toast } from '@storefront/host';
import { createMemoryRouter, RouterProvider } from '@storefront/host/router';
import { loadToastCode } from './toast-code';
import { connectToasts, createToastStore } from './toast.store';
import { Toaster } from './toaster';

const SAVED: Toast = { title: 'Subscribed!', description: 'Thank you.' };
const FAILED: Toast = { title: 'Error', description: 'It broke.', tone: 'destructive' };

beforeAll(async () => {
  // Nothing has a size here.
  globalThis.ResizeObserver = class {
    observe = () => undefined;
    unobserve = () => undefined;
    disconnect = () => undefined;
  };
  await loadToastCode();
});
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function renderToaster() {
  const store = createToastStore();
  const bus = createBus();
  connectToasts(store, bus);
  const page = (
    <>
      <button>Add to Cart</button>
      <Toaster store={store} />
    </>
  );
  const router = createMemoryRouter([{ path: '*', element: page }]);
  render(<RouterProvider router={router} />);
  return {
    user: userEvent.setup({ advanceTimers: jest.advanceTimersByTime }),
    show: (toast: Toast) => act(() => bus.send('toast.show', toast)),
    wait: (ms: number) => act(() => jest.advanceTimersByTime(ms)),
  };
}

test('renders its live regions before there is a message', () => {
  renderToaster();
  const region = screen.getByRole('region', { name: 'Notifications' });
  expect(within(region).getByRole('status')).toBeEmptyDOMElement();
  expect(within(region).getByRole('alert')).toBeEmptyDOMElement();
});

test('announces errors at once, and other messages politely', () => {
  const { show } = renderToaster();
  show(SAVED);
  show(FAILED);
  expect(screen.getByRole('status')).toHaveTextContent('Subscribed!Thank you.');
  expect(screen.getByRole('alert')).toHaveTextContent('ErrorIt broke.');
});

test('removes a message after six seconds, and keeps an error', () => {
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

test('returns the focus when a message is dismissed', async () => {
  const { show, user } = renderToaster();
  show(FAILED);
  await user.tab();
  await user.tab();
  await user.keyboard('{Enter}');
  expect(screen.queryByText('Error')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Add to Cart' })).toHaveFocus();
});

test('shows a repeated message once, with its time started again', () => {
  const { show, wait } = renderToaster();
  show(SAVED);
  wait(5_000);
  show(SAVED);
  wait(5_000);
  expect(screen.getAllByText('Subscribed!')).toHaveLength(1);
});

test('shows at most three messages', () => {
  const { show } = renderToaster();
  for (const title of ['One', 'Two', 'Three', 'Four']) show({ title });
  expect(screen.queryByText('One')).not.toBeInTheDocument();
  expect(screen.getByText('Four')).toBeInTheDocument();
});

test('a dialog that opens dismisses what was shown before it', async () => {
  const { show, wait } = renderToaster();
  show(FAILED);
  wait(501);
  show(SAVED);
  const dialog = document.createElement('dialog');
  await act(async () => {
    document.body.append(dialog);
    dialog.open = true;
    await Promise.resolve();
  });
  expect(screen.queryByText('Error')).not.toBeInTheDocument();
  expect(dialog).toHaveTextContent('Subscribed!');
  await act(async () => {
    dialog.remove();
    await Promise.resolve();
  });
});

test('moves into the open dialog, because everything outside of it is inert', async () => {
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
