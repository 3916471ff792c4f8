import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { stubDialogElement } from '@storefront/remote-kit/testing/stub-dialog-element';
import { Button } from '../actions/button';
import { Dialog } from './dialog';

beforeAll(stubDialogElement);

function QuickView() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Quick view</Button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Jeans">
        <p>Choose a size</p>
      </Dialog>
    </>
  );
}

test('opens with its title, closes, and restores the focus', async () => {
  render(<QuickView />);
  expect(screen.queryByText('Choose a size')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Quick view' }));
  expect(screen.getByRole('dialog', { name: 'Jeans' })).toHaveTextContent('Choose a size');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByText('Choose a size')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Quick view' })).toHaveFocus();
});

test('closes on Escape', async () => {
  render(<QuickView />);
  await userEvent.click(screen.getByRole('button', { name: 'Quick view' }));
  const cancel = new Event('cancel', { cancelable: true });
  fireEvent(screen.getByRole('dialog'), cancel);
  expect(cancel.defaultPrevented).toBe(true);
  expect(screen.getByRole('button', { name: 'Quick view' })).toHaveFocus();
});

test('updates its state when the browser has closed it', async () => {
  render(<QuickView />);
  await userEvent.click(screen.getByRole('button', { name: 'Quick view' }));
  const dialog = screen.getByRole<HTMLDialogElement>('dialog');
  dialog.close();
  fireEvent(dialog, new Event('close'));
  expect(screen.queryByText('Choose a size')).not.toBeInTheDocument();
});
