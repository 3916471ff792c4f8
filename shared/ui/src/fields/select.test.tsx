import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Select } from './select';

test('shows the placeholder until an option is chosen', async () => {
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
