import { withOwner } from './with-owner';

const REMOTE = { name: 'mf-lookbook', feature: 'lookbook' };

test('the new remote belongs to a team of its name, listed after the other remotes', () => {
  const before =
    '*             @shop/shell\n/mf-catalog/  @shop/catalog\n/api/         @shop/api\n';
  expect(withOwner(before, REMOTE)).toBe(
    '*             @shop/shell\n/mf-catalog/  @shop/catalog\n/mf-lookbook/ @storefront/lookbook\n/api/         @shop/api\n',
  );
});

test('a file without remotes gets the line at its end', () => {
  expect(withOwner('* @shop/shell\n', REMOTE)).toBe(
    '* @shop/shell\n/mf-lookbook/ @storefront/lookbook\n',
  );
});
