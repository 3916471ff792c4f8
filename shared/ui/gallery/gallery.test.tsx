import { createMemoryRouter, RouterProvider } from '@storefront/host/router';
import { render, screen } from '@testing-library/react';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { Gallery } from './gallery';
import { specimens } from './specimens';

/** Parts of other primitives, or combinations of them; the gallery shows them with those. */
const PARTS = [
  'checkout-steps',
  'credit-rows',
  'discount-rows',
  'eyebrow',
  'field-messages',
  'field-shell',
  'modal',
  'order-line-summary',
  'remote-page',
  'retry-alert',
];

test('every primitive has a specimen of its name', () => {
  const files = readdirSync(path.resolve(__dirname, '../src'), {
    encoding: 'utf8',
    recursive: true,
  });
  const primitives = files
    .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
    .filter((file) => !/^(forms|theme)\//.test(file))
    .map((file) => path.basename(file, '.tsx'))
    .filter((name) => !PARTS.includes(name));
  expect(primitives.filter((name) => !(name in specimens))).toEqual([]);
});

test('shows a section for every token group and every primitive', () => {
  const router = createMemoryRouter([{ path: '*', element: <Gallery /> }]);
  render(<RouterProvider router={router} />);
  for (const name of ['Colours', 'Button', 'Text input', 'Dialog']) {
    expect(screen.getByRole('region', { name })).toBeVisible();
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', expect.stringMatching(/^#/));
  }
});
