import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RadioBox } from './radio-box';

test('is a radio button named by its content, which chooses it when it is pressed', async () => {
  const onChange = jest.fn();
  render(
    <RadioBox name="size" value="m" onChange={onChange}>
      M <span>one left</span>
    </RadioBox>,
  );
  expect(screen.getByRole('radio', { name: 'M one left' })).not.toBeChecked();
  await userEvent.click(screen.getByText('one left'));
  expect(onChange).toHaveBeenCalledTimes(1);
});
