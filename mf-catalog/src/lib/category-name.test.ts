import { categoryName } from './category-name';

test.each([
  ['jeans', 'Jeans'],
  ['jackets & coats', 'Jackets & Coats'],
  ["men's wear", "Men's Wear"],
  ['t-shirts', 'T-Shirts'],
  ['Jeans', 'Jeans'],
])('[PLP-02] writes "%s" as "%s"', (category, expected) => {
  expect(categoryName(category)).toBe(expected);
});
