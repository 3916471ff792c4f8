import { render, screen } from '@testing-library/react';
import { Button } from '../actions/button';
import { Alert } from './alert';

test('an alert says what failed and offers an action', () => {
  render(
    <Alert title="Error" action={<Button>Try Again</Button>}>
      It broke.
    </Alert>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('It broke.');
  expect(screen.getByRole('button', { name: 'Try Again' })).toBeVisible();
});

test.each(['notice', 'success'] as const)('a %s is announced politely', (tone) => {
  render(<Alert tone={tone}>Your payment has arrived.</Alert>);
  expect(screen.getByRole('status')).toHaveTextContent('Your payment has arrived.');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
