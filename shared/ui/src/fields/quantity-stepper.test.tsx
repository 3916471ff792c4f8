import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QuantityStepper } from './quantity-stepper';

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('counts up and down', async () => {
  const change = jest.fn();
  render(<QuantityStepper value={2} onChange={change} />);
  await press('Increase quantity');
  await press('Decrease quantity');
  expect(change.mock.calls).toEqual([[3], [1]]);
  expect(screen.getByRole('group', { name: 'Quantity' })).toHaveTextContent('2');
});

test("[PDP-08] can't go below 1", async () => {
  const change = jest.fn();
  render(<QuantityStepper value={1} onChange={change} />);
  await press('Decrease quantity');
  expect(change).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: 'Decrease quantity' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
});

test('stops at its maximum, and names what it counts', async () => {
  const change = jest.fn();
  render(<QuantityStepper value={5} max={5} label="Quantity of Belt" onChange={change} />);
  await press('Increase quantity of Belt');
  expect(change).not.toHaveBeenCalled();
});
