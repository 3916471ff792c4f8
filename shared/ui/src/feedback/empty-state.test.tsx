import { render, screen } from '@testing-library/react';
import { Button } from '../actions/button';
import { EmptyState } from './empty-state';

test('an empty state offers an action', () => {
  render(<EmptyState title="No Orders Found" action={<Button>Browse Products</Button>} />);
  expect(screen.getByRole('heading', { name: 'No Orders Found' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Browse Products' })).toBeVisible();
});
