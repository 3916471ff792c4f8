import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from '@storefront/host/router';
import { Button, ButtonLink } from './button';

test('is a plain button that can be pressed', async () => {
  const press = jest.fn();
  render(<Button onClick={press}>Add</Button>);
  const button = screen.getByRole('button', { name: 'Add' });
  await userEvent.click(button);
  expect(press).toHaveBeenCalledTimes(1);
  expect(button).toHaveAttribute('type', 'button');
  expect(button).not.toHaveAttribute('aria-disabled');
});

test('neither calls its handler nor submits while it is busy, and stays enabled', async () => {
  const press = jest.fn();
  const submit = jest.fn();
  render(
    <form onSubmit={submit}>
      <input aria-label="Name" />
      <Button type="submit" busy onClick={press}>
        Pay
      </Button>
    </form>,
  );
  const button = screen.getByRole('button', { name: 'Pay' });
  await userEvent.click(button);
  await userEvent.type(screen.getByLabelText('Name'), 'x{Enter}');
  expect(press).not.toHaveBeenCalled();
  expect(submit).not.toHaveBeenCalled();
  expect(button).toHaveAttribute('aria-busy', 'true');
  expect(button).toBeEnabled();
});

test('can be pressed while aria-disabled, to explain itself', async () => {
  const press = jest.fn();
  render(
    <Button aria-disabled onClick={press}>
      Add to Cart
    </Button>,
  );
  await userEvent.click(screen.getByRole('button'));
  expect(press).toHaveBeenCalledTimes(1);
});

test('a link may look like a button', () => {
  const element = <ButtonLink to="/products">Browse</ButtonLink>;
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />);
  expect(screen.getByRole('link', { name: 'Browse' })).toHaveAttribute('href', '/products');
});
