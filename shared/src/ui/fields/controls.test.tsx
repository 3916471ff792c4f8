import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Checkbox } from './checkbox';
import { Select } from './select';
import { TextInput } from './text-input';
import { Textarea } from './textarea';

test('ties label, hint and error to an input', () => {
  render(<TextInput label="Email" hint="We write rarely." error="Invalid email address" />);
  const input = screen.getByLabelText('Email');
  expect(input).toBeInvalid();
  expect(input).toHaveAccessibleDescription('Invalid email address We write rarely.');
});

test('is valid and undescribed without error and hint', () => {
  render(<TextInput label="Email" />);
  expect(screen.getByLabelText('Email')).toBeValid();
  expect(screen.getByLabelText('Email')).not.toHaveAttribute('aria-describedby');
});

test('keeps a hidden label for screen readers', () => {
  render(<Textarea label="Message" hideLabel />);
  expect(screen.getByRole('textbox', { name: 'Message' })).toBeVisible();
});

test('offers the options of a select behind its placeholder', async () => {
  render(
    <Select
      label="State"
      placeholder="Choose"
      options={['Goa', { value: 'KA', label: 'Karnataka' }]}
    />,
  );
  const select = screen.getByRole('combobox', { name: 'State' });
  expect(select).toHaveDisplayValue('Choose');
  await userEvent.selectOptions(select, 'Karnataka');
  expect(select).toHaveValue('KA');
});

test('ticks a checkbox by its label', async () => {
  render(<Checkbox label="Remember me" error="Tick this" />);
  await userEvent.click(screen.getByText('Remember me'));
  const box = screen.getByRole('checkbox', { name: 'Remember me' });
  expect(box).toBeChecked();
  expect(box).toHaveAccessibleDescription('Tick this');
});
