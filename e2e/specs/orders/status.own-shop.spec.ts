import type { Locator } from '@playwright/test';
import { ok } from '../../fake-api/responses';
import { sampleOrder } from '../../fake-api/samples';
import { expect, test } from '../../fake-api/test';
import { orderCard } from '../../support/pages/orders';
import { startSignedIn } from '../../support/shop/shopper';

/** The hue of a text colour, in degrees. */
function hueOf(text: Locator): Promise<number> {
  return text.evaluate((element) => {
    const [red = 0, green = 0, blue = 0] = (getComputedStyle(element).color.match(/[\d.]+/g) ?? [])
      .slice(0, 3)
      .map(Number);
    const most = Math.max(red, green, blue);
    const span = most - Math.min(red, green, blue);
    if (span === 0) return -1;
    const sixth =
      most === red
        ? (green - blue) / span
        : most === green
          ? 2 + (blue - red) / span
          : 4 + (red - green) / span;
    return (sixth * 60 + 360) % 360;
  });
}

const STATUSES = [
  { status: 0, label: 'Pending', colour: 'yellow', hues: [40, 65] },
  { status: 1, label: 'Processing', colour: 'blue', hues: [200, 245] },
  { status: 2, label: 'Shipped', colour: 'purple', hues: [255, 300] },
  { status: 3, label: 'Delivered', colour: 'green', hues: [90, 160] },
  { status: 4, label: 'Cancelled', colour: 'red', hues: [0, 15] },
] as const;

test('[ORD-03] pending is yellow, processing blue, shipped purple, delivered green, cancelled red', async ({
  page,
  fakeApi,
}) => {
  const orders = STATUSES.map(({ status }) => sampleOrder({ id: `S-${status}`, status }));
  fakeApi.respondTo('GET /orders', ok(orders));
  await startSignedIn(page, { token: 'any' });
  await page.goto('/orders');
  for (const { status, label, colour, hues } of STATUSES) {
    const badge = orderCard(page, `S-${status}`).getByText(label, { exact: true });
    await expect(badge).toHaveAttribute('data-tone', colour);
    const hue = await hueOf(badge);
    expect(hue, label).toBeGreaterThanOrEqual(hues[0]);
    expect(hue, label).toBeLessThanOrEqual(hues[1]);
  }
});

const CODES: [status: unknown, label: string][] = [
  [0, 'Pending'],
  [1, 'Processing'],
  [2, 'Shipped'],
  [3, 'Delivered'],
  [4, 'Cancelled'],
  [7, 'Unknown (7)'],
  [-1, 'Unknown (-1)'],
  ['x', 'Unknown'],
  [true, 'Unknown'],
  [null, 'Pending'],
];

test('[ORD-02] each code has its name; others are "Unknown" or "Unknown (n)"', async ({
  page,
  fakeApi,
}) => {
  const orders = CODES.map(([status], index) => sampleOrder({ id: `N-${index}`, status }));
  fakeApi.respondTo('GET /orders', ok(orders));
  await startSignedIn(page, { token: 'any' });
  await page.goto('/orders');
  for (const [index, [, label]] of CODES.entries()) {
    await expect(orderCard(page, `N-${index}`).getByText(label, { exact: true })).toBeVisible();
  }
});
