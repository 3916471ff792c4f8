import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from '@storefront/host/router';
import { TextLink } from './text-link';

test.each(['/terms', 'mailto:care@aurelle.example', 'tel:+918047182200'])('leads to %s', (to) => {
  const router = createMemoryRouter([{ path: '*', element: <TextLink to={to}>There</TextLink> }]);
  render(<RouterProvider router={router} />);
  expect(screen.getByRole('link', { name: 'There' })).toHaveAttribute('href', to);
});
