import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Toast } from './toast';

test('says what happened and can be dismissed', async () => {
  const dismiss = jest.fn();
  render(
    <Toast title="Added to cart" description="Jeans added to your cart." onDismiss={dismiss} />,
  );
  expect(screen.getByText('Added to cart')).toBeInTheDocument();
  expect(screen.getByText('Jeans added to your cart.')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(dismiss).toHaveBeenCalledTimes(1);
});

test('marks a failure with an icon too, not by its colour alone', () => {
  const { container, rerender } = render(<Toast title="Saved" onDismiss={jest.fn()} />);
  const icons = () => container.querySelectorAll('svg').length;
  const before = icons();
  rerender(<Toast title="Error" tone="destructive" onDismiss={jest.fn()} />);
  expect(icons()).toBe(before + 1);
});
