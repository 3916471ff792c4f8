import { expectAccessible } from '../../support/checks/axe';
import { test } from '../../support/shop/gallery-test';
import { expect } from '../../support/test';

test('axe finds nothing on any primitive in any state', async ({ gallery }) => {
  test.slow();
  await expect(gallery.getByRole('region', { name: 'Button', exact: true })).toBeVisible();
  await expectAccessible(gallery);
});
