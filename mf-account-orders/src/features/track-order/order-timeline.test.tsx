import { render, screen } from '@testing-library/react';
import { OrderTimeline } from './order-timeline';

test('shows the steps that are done and those that follow', () => {
  render(<OrderTimeline status={2} />);
  const steps = screen.getAllByRole('listitem');
  expect(steps.map(({ textContent }) => textContent)).toEqual([
    'Pending, done',
    'Processing, done',
    'Shipped',
    'Delivered',
  ]);
  expect(steps[2]).toHaveAttribute('aria-current', 'step');
  expect(steps[3]).not.toHaveAttribute('aria-current');
});

test.each([
  [4, 'Cancelled'],
  [9, 'Unknown (9)'],
  [null, 'Unknown'],
])('status %s is no step and is shown alone', (status, label) => {
  render(<OrderTimeline status={status} />);
  expect(screen.getByText(label)).toBeVisible();
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
});
