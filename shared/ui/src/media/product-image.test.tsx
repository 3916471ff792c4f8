import { fireEvent, render, screen } from '@testing-library/react';
import { parsePicture } from '@storefront/host/shop/catalogue/picture';
import { ProductImage } from './product-image';

const image = () => screen.getByRole('img', { name: 'Jeans' });
const placeholder = /^data:image\/svg\+xml,/;

afterEach(() => jest.restoreAllMocks());

const PICTURE = {
  src: '/a.webp',
  sources: [
    { type: 'image/avif', srcset: '/a-360.avif 360w, /a-720.avif 720w' },
    { type: 'image/webp', srcset: '/a-360.webp 360w' },
  ],
  placeholder: 'data:image/webp;base64,UklGRg==',
};

const sources = () => [...document.querySelectorAll('source')];

test('shows the picture alone where the server sends no other formats', () => {
  render(<ProductImage src="/a.webp" alt="Jeans" />);
  expect(image()).toHaveAttribute('src', '/a.webp');
  expect(sources()).toEqual([]);
});

test('lets the browser choose format and width, over a blurred background', () => {
  render(<ProductImage {...PICTURE} sizes="50vw" alt="Jeans" />);
  expect(sources().map(({ type, srcset, sizes }) => ({ type, srcset, sizes }))).toEqual([
    { type: 'image/avif', srcset: '/a-360.avif 360w, /a-720.avif 720w', sizes: '50vw' },
    { type: 'image/webp', srcset: '/a-360.webp 360w', sizes: '50vw' },
  ]);
  expect(image().style.backgroundImage).toContain(PICTURE.placeholder);
});

test('what a picture shows of its product is no attribute of the image', () => {
  const subject = { top: 0.1, bottom: 0.6 };
  render(<ProductImage {...PICTURE} color="Ivory" subject={subject} alt="Jeans" />);
  expect(image()).not.toHaveAttribute('color');
  expect(image()).not.toHaveAttribute('subject');
});

test('lets an upright screen choose files of another part first', () => {
  const portraitSources = [{ type: 'image/avif', srcset: '/a-tall-540.avif 540w' }];
  const { src, ...picture } = PICTURE;
  const parsed = parsePicture({ url: src, portraitSources, ...picture });
  render(<ProductImage {...PICTURE} {...parsed} alt="Jeans" />);
  expect(sources().map(({ media, srcset }) => [media, srcset.split(' ')[0]])).toEqual([
    ['(max-aspect-ratio: 2/3)', '/a-tall-540.avif'],
    ['', '/a-360.avif'],
    ['', '/a-360.webp'],
  ]);
});

test('[CARD-05] falls back to a placeholder when the picture is broken', () => {
  render(<ProductImage {...PICTURE} alt="Jeans" />);
  fireEvent.error(image());
  expect(image().getAttribute('src')).toMatch(placeholder);
  expect(sources()).toEqual([]);
});

test('[PDP-09] falls back to a placeholder when there is no picture', () => {
  render(<ProductImage src="" alt="Jeans" />);
  expect(image().getAttribute('src')).toMatch(placeholder);
});

test('tries to load another picture after one failed', () => {
  const { rerender } = render(<ProductImage src="/a.webp" alt="Jeans" />);
  fireEvent.error(image());
  rerender(<ProductImage src="/b.webp" alt="Jeans" />);
  expect(image()).toHaveAttribute('src', '/b.webp');
});

test('[CARD-05] notices a picture that broke before the page was hydrated', () => {
  const { prototype } = HTMLImageElement;
  jest.spyOn(prototype, 'complete', 'get').mockReturnValue(true);
  jest.spyOn(prototype, 'naturalWidth', 'get').mockReturnValue(0);
  jest.spyOn(prototype, 'currentSrc', 'get').mockReturnValue('/a.webp');
  render(<ProductImage src="/a.webp" alt="Jeans" />);
  expect(image().getAttribute('src')).toMatch(placeholder);
});
