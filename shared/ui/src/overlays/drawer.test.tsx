import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { stubDialogElement } from '@storefront/remote-kit/testing/stub-dialog-element';
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

const IN_IT = { clientX: 200, clientY: 200 };
const BESIDE_IT = { clientX: 900, clientY: 200 };

/** Opens the drawer; `drag` presses the pointer on an element and releases it on the drawer. */
async function openWithBox() {
  const drawer = await openFilters();
  drawer.getBoundingClientRect = () => new DOMRect(0, 0, 440, 800);
  function drag(pressed: Element, from: typeof IN_IT, to: typeof IN_IT) {
    return userEvent.pointer([
      { keys: '[MouseLeft>]', target: pressed, coords: from },
      { target: drawer, coords: to },
      { keys: '[/MouseLeft]', target: drawer, coords: to },
    ]);
  }
  return { drawer, drag };
}

test('closes on a click beside it, but not on a click in it', async () => {
  const { drawer, drag } = await openWithBox();
  await drag(drawer, IN_IT, IN_IT);
  expect(screen.getByText('Women')).toBeInTheDocument();
  await drag(drawer, BESIDE_IT, BESIDE_IT);
  expect(screen.queryByText('Women')).not.toBeInTheDocument();
});

test('stays open when a text selection is dragged out of it or into it', async () => {
  const { drawer, drag } = await openWithBox();
  await drag(screen.getByText('Women'), IN_IT, BESIDE_IT);
  await drag(drawer, IN_IT, BESIDE_IT);
  await drag(drawer, BESIDE_IT, IN_IT);
  expect(screen.getByText('Women')).toBeInTheDocument();
});
