import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { stubDialogElement } from '@storefront/remote-kit/testing/stub-dialog-element';
import { Lightbox } from './lightbox';

beforeAll(stubDialogElement);

function Example() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Enlarge</button>
      <Lightbox
        open={open}
        onClose={() => setOpen(false)}
        title="Silk dress"
        tools={<button>Next</button>}
      >
        The picture
      </Lightbox>
    </>
  );
}

test('shows its title, its tools and its content only while it is open', async () => {
  render(<Example />);
  expect(screen.queryByText('The picture')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Enlarge' }));
  expect(screen.getByRole('dialog', { name: 'Silk dress' })).toHaveTextContent('The picture');
  expect(screen.getByRole('button', { name: 'Next' })).toBeInTheDocument();
});

test('closes by its button and restores the focus', async () => {
  render(<Example />);
  await userEvent.click(screen.getByRole('button', { name: 'Enlarge' }));
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Enlarge' })).toHaveFocus();
});
