import { expectAccessible } from '../../support/axe';
import { test } from '../../support/gallery';
import { expect } from '../../support/test';

test('axe finds nothing on any primitive in any state', async ({ gallery }) => {
  test.slow();
  await expect(gallery.getByRole('region', { name: 'Button', exact: true })).toBeVisible();
  await expectAccessible(gallery);
});
