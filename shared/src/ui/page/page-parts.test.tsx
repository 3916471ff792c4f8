import { render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from '@storefront/shared/router';
import userEvent from '@testing-library/user-event';
import { Button } from '../actions/button';
import { Alert } from '../feedback/alert';
import { Badge } from '../feedback/badge';
import { EmptyState } from '../feedback/empty-state';
import { RetryAlert } from '../feedback/retry-alert';
import { Breadcrumb } from './breadcrumb';
import { PageHeading } from './page-heading';
import { RemotePage } from './remote-page';

test('a heading can take the focus', () => {
  render(<PageHeading lead="All of it">Jeans</PageHeading>);
  const heading = screen.getByRole('heading', { level: 1, name: 'Jeans' });
  heading.focus();
  expect(heading).toHaveFocus();
});

test('an alert says what failed and offers an action', () => {
  render(
    <Alert title="Error" action={<Button>Try Again</Button>}>
      It broke.
    </Alert>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('It broke.');
  expect(screen.getByRole('button', { name: 'Try Again' })).toBeVisible();
});

test.each(['notice', 'success'] as const)('a %s waits until the reader pauses', (tone) => {
  render(<Alert tone={tone}>Your payment has arrived.</Alert>);
  expect(screen.getByRole('status')).toHaveTextContent('Your payment has arrived.');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('an alert in place of a page is headed by its title', () => {
  render(<Alert isPage title="Unavailable" />);
  const heading = screen.getByRole('heading', { level: 1, name: 'Unavailable' });
  heading.focus();
  expect(heading).toHaveFocus();
});

test('an empty state leads on', () => {
  render(<EmptyState title="No Orders Found" action={<Button>Browse Products</Button>} />);
  expect(screen.getByRole('heading', { name: 'No Orders Found' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Browse Products' })).toBeVisible();
});

test('a badge names its tone', () => {
  render(<Badge tone="green">Delivered</Badge>);
  expect(screen.getByText('Delivered')).toHaveAttribute('data-tone', 'green');
});

test('a breadcrumb has a name of its own where there are several', () => {
  const element = <Breadcrumb label="Back to the shop" items={[{ label: 'Jeans' }]} />;
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />);
  expect(screen.getByRole('navigation', { name: 'Back to the shop' })).toBeVisible();
});

test('a breadcrumb links all but the page itself', () => {
  const element = <Breadcrumb items={[{ label: 'Home', to: '/' }, { label: 'Jeans' }]} />;
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />);
  expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
  expect(screen.getByText('Jeans')).toHaveAttribute('aria-current', 'page');
});

test("a remote's page names its owner, with or without the shop's margins", () => {
  render(
    <>
      <RemotePage remote="mf-content">Contact</RemotePage>
      <RemotePage remote="mf-catalog" fullWidth>
        Home
      </RemotePage>
    </>,
  );
  expect(screen.getByText('Contact')).toHaveAttribute('data-boundary', 'mf-content');
  expect(screen.getByText('Contact')).toHaveStyle({ width: '100%' });
  expect(screen.getByText('Home')).toHaveAttribute('data-boundary', 'mf-catalog');
  expect(screen.getByText('Home')).not.toHaveStyle({ width: '100%' });
});

test('a page that is loading says what, and is busy', () => {
  render(
    <RemotePage remote="mf-content" loading="Loading the page">
      Placeholder
    </RemotePage>,
  );
  expect(screen.getByRole('status')).toHaveTextContent('Loading the page');
  expect(screen.getByText('Placeholder')).toHaveAttribute('aria-busy', 'true');
});

test('a failure can be retried, once at a time', async () => {
  const user = userEvent.setup();
  const finish: (() => void)[] = [];
  const onRetry = jest.fn(() => new Promise<void>((resolve) => finish.push(resolve)));
  render(<RetryAlert onRetry={onRetry}>It broke.</RetryAlert>);

  const button = screen.getByRole('button', { name: 'Try Again' });
  await user.click(button);
  await user.click(button);
  expect(onRetry).toHaveBeenCalledTimes(1);
  expect(button).toHaveAttribute('aria-busy', 'true');

  finish.forEach((resolve) => resolve());
  await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
});
