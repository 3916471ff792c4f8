import type { Locator } from '@playwright/test';

/** Where a finger touches a control, after scrolling it into the middle of the screen. */
export async function placeOf(control: Locator): Promise<{ x: number; y: number }> {
  await control.evaluate((shown) => shown.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const box = await control.boundingBox();
  if (!box) throw new Error('The control is not visible any more.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
