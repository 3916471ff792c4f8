import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Checkbox } from './checkbox';

test('is ticked by a click on its label', async () => {
  render(<Checkbox label="Remember me" error="Tick this" />);
  await userEvent.click(screen.getByText('Remember me'));
  const box = screen.getByRole('checkbox', { name: 'Remember me' });
  expect(box).toBeChecked();
  expect(box).toHaveAccessibleDescription('Tick this');
});
