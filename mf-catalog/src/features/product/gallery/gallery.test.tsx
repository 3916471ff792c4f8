import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { HostProvider } from '@storefront/host';
import { createTestHost } from '@storefront/remote-kit/testing/create-test-host';
import { stubDialogElement } from '@storefront/remote-kit/testing/stub-dialog-element';
import { parseProduct } from '../../../lib/product/product';
import { productResponse } from '../../../testing/product-response';
import { Gallery } from './gallery';

const images = [
  { url: 'https://pictures.example/front.webp' },
  { url: 'https://pictures.example/back.webp', alt: 'The back' },
  { url: 'https://pictures.example/cloth.webp' },
];

beforeAll(() => {
  // jsdom has no layout.
  Object.defineProperty(HTMLElement.prototype, 'clientWidth', { value: 400 });
  stubDialogElement();
});

function galleryOf(shown: readonly { url: string }[] = images, color?: string) {
  const fields = { title: 'Slim Jeans', imgUrl: shown[0]?.url, images: shown };
  return (
    <HostProvider host={createTestHost().host}>
      <Gallery product={parseProduct(productResponse('jeans-1', fields))} color={color} />
    </HostProvider>
  );
}

function showGallery(shown?: typeof images) {
  render(galleryOf(shown));
}

const scroller = () => screen.getByRole('list', { name: 'Pictures to enlarge' });
const thumbnail = (number: number) =>
  screen.getByRole('button', { name: `Picture ${number} of 3` });
const picture = (number: number) =>
  screen.getByRole('button', { name: `Enlarge picture ${number} of 3` });

test('describes each picture', () => {
  showGallery();
  const shown = within(scroller()).getAllByRole('img');
  expect(shown.map((image) => image.getAttribute('alt'))).toEqual([
    'Slim Jeans',
    'Slim Jeans: The back',
    'Slim Jeans: picture 3',
  ]);
});

test('a thumbnail shows its picture and is marked as current', async () => {
  showGallery();
  expect(thumbnail(1)).toHaveAttribute('aria-current', 'true');
  await userEvent.click(thumbnail(3));
  expect(scroller().scrollLeft).toBe(800);
  expect(thumbnail(3)).toHaveAttribute('aria-current', 'true');
  expect(thumbnail(1)).not.toHaveAttribute('aria-current');
});

test('arrow keys step through the pictures, and the focus follows', async () => {
  showGallery();
  picture(1).focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(picture(2)).toHaveFocus();
  expect(thumbnail(2)).toHaveAttribute('aria-current', 'true');
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(picture(1)).toHaveFocus();
});

test('only the picture that is shown can be reached with the tab key', async () => {
  showGallery();
  await userEvent.tab();
  expect(picture(1)).toHaveFocus();
  await userEvent.tab();
  expect(thumbnail(1)).toHaveFocus();
});

test('a swipe changes the current picture', () => {
  showGallery();
  scroller().scrollLeft = 410;
  fireEvent.scroll(scroller());
  expect(thumbnail(2)).toHaveAttribute('aria-current', 'true');
});

test('a swipe before the page is hydrated changes the current picture', () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(galleryOf());
  scroller().scrollLeft = 810;
  render(galleryOf(), { container, hydrate: true });
  expect(thumbnail(3)).toHaveAttribute('aria-current', 'true');
});

test('pictures scrolled past on the way to the chosen one do not become current', async () => {
  showGallery();
  await userEvent.click(thumbnail(3));
  scroller().scrollLeft = 400;
  fireEvent.scroll(scroller());
  expect(thumbnail(3)).toHaveAttribute('aria-current', 'true');
});

test('enlarges a picture, and shows the next one enlarged too', async () => {
  showGallery();
  await userEvent.click(picture(1));
  const dialog = within(await screen.findByRole('dialog', { name: 'Slim Jeans' }));
  expect(dialog.getByRole('img', { name: 'Slim Jeans' })).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Previous picture' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await userEvent.click(dialog.getByRole('button', { name: 'Next picture' }));
  expect(dialog.getByRole('status')).toHaveTextContent('2 / 3');
  expect(dialog.getByRole('img', { name: 'Slim Jeans: The back' })).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('enlarges the pressed picture, even if another one is current', async () => {
  showGallery();
  await userEvent.click(picture(2));
  expect(await screen.findByRole('status')).toHaveTextContent('2 / 3');
});

test('pressing the enlarged picture closes it', async () => {
  showGallery();
  await userEvent.click(picture(1));
  await userEvent.click(await screen.findByRole('button', { name: 'Reduce picture' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(picture(1)).toHaveFocus();
});

test('one picture needs no thumbnails', () => {
  showGallery(images.slice(0, 1));
  expect(screen.queryByRole('list', { name: 'Pictures' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Enlarge picture 1 of 1' })).toBeVisible();
});

test('[PDP-14] another colour is shown in the frames and at the place of the one before', async () => {
  const inColors = ['Ivory', 'Bordeaux'].flatMap((color) =>
    ['front', 'cloth'].map((view) => ({ url: `/${color}-${view}.webp`, color })),
  );
  const { rerender } = render(galleryOf(inColors));
  await userEvent.click(screen.getByRole('button', { name: 'Picture 2 of 2' }));
  const [front] = within(scroller()).getAllByRole('img');
  expect(front).toHaveAttribute('src', '/Ivory-front.webp');
  rerender(galleryOf(inColors, 'Bordeaux'));
  expect(within(scroller()).getAllByRole('img')[0]).toBe(front);
  expect(front).toHaveAttribute('src', '/Bordeaux-front.webp');
  const current = screen.getByRole('button', { name: 'Picture 2 of 2' });
  expect(current).toHaveAttribute('aria-current', 'true');
});
