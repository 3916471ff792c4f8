import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { stubDialogElement } from '../../testing/stub-dialog-element';
import { Button } from '../actions/button';
import { Drawer } from './drawer';

beforeAll(stubDialogElement);

function Filters() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open filters</Button>
      <Drawer open={open} onClose={() => setOpen(false)} title="Filters" closeLabel="Close filters">
        <a href="/women">Women</a>
      </Drawer>
    </>
  );
}

async function openFilters() {
  render(<Filters />);
  await userEvent.click(screen.getByRole('button', { name: 'Open filters' }));
  return screen.getByRole('dialog', { name: 'Filters' });
}

test('opens with its title, closes, and restores the focus', async () => {
  expect(await openFilters()).toHaveTextContent('Women');
  await userEvent.click(screen.getByRole('button', { name: 'Close filters' }));
  expect(screen.queryByText('Women')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Open filters' })).toHaveFocus();
});

test('closes on Escape', async () => {
  fireEvent(await openFilters(), new Event('cancel', { cancelable: true }));
  expect(screen.queryByText('Women')).not.toBeInTheDocument();
});

test('closes on a click beside it, but not on a click in it', async () => {
  const drawer = await openFilters();
  drawer.getBoundingClientRect = () => new DOMRect(0, 0, 440, 800);
  fireEvent.click(drawer, { clientX: 200, clientY: 200 });
  expect(screen.getByText('Women')).toBeInTheDocument();
  fireEvent.click(drawer, { clientX: 900, clientY: 200 });
  expect(screen.queryByText('Women')).not.toBeInTheDocument();
});
