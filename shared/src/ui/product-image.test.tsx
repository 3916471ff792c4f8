import { fireEvent, render, screen } from '@testing-library/react';
import { ProductImage } from './product-image';

const image = () => screen.getByRole('img', { name: 'Jeans' });
const placeholder = /^data:image\/svg\+xml,/;

afterEach(() => jest.restoreAllMocks());

test('shows the picture', () => {
  render(<ProductImage src="/a.webp" srcSet="/a-2x.webp 2x" alt="Jeans" />);
  expect(image()).toHaveAttribute('src', '/a.webp');
  expect(image()).toHaveAttribute('srcset', '/a-2x.webp 2x');
});

test('[CARD-05] falls back to a placeholder when the picture is broken', () => {
  render(<ProductImage src="/a.webp" srcSet="/a-2x.webp 2x" alt="Jeans" />);
  fireEvent.error(image());
  expect(image().getAttribute('src')).toMatch(placeholder);
  expect(image()).not.toHaveAttribute('srcset');
});

test('[PDP-09] falls back to a placeholder when there is no picture', () => {
  render(<ProductImage src="" alt="Jeans" />);
  expect(image().getAttribute('src')).toMatch(placeholder);
});

test('tries again with another picture', () => {
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
