import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RetryAlert } from './retry-alert';

test('a failure can be retried, but not twice at once', async () => {
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
