import { originForm } from './origin-form';

test.each([
  ['/women?page=2', '/women?page=2'],
  ['http://shop.example/women?page=2', '/women?page=2'],
  ['HTTPS://shop.example:8443/', '/'],
  ['http://shop.example', '/'],
  ['http://shop.example?page=2', '/?page=2'],
  ['http://', '/'],
  ['/http://other.example', '/http://other.example'],
  ['//other.example/', '//other.example/'],
  ['*', '*'],
])('%s requests %s', (target, expected) => {
  expect(originForm(target)).toBe(expected);
});
