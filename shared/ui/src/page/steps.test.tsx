import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from '@storefront/host/router';
import { Steps } from './steps';

const steps = [{ label: 'Bag', to: '/cart' }, { label: 'Address' }, { label: 'Payment' }];

function open(at: number) {
  const page = <Steps label="Checkout" steps={steps} at={at} />;
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element: page }])} />);
}

test('marks the step of the page', () => {
  open(1);
  expect(screen.getByRole('navigation', { name: 'Checkout' })).toBeVisible();
  const [bag, address, payment] = screen.getAllByRole('listitem');
  expect(bag).toHaveTextContent('Bag, done');
  expect(address).toHaveAttribute('aria-current', 'step');
  expect(payment).not.toHaveAttribute('aria-current');
});

test('links to the steps that are done, and to no other', () => {
  open(1);
  expect(screen.getByRole('link')).toHaveAttribute('href', '/cart');
});

test('a step isn’t a link to itself', () => {
  open(0);
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});
