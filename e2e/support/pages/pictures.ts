import { expect, type Locator } from '@playwright/test';

/** Expects that an image shows a picture of this name, and that it has loaded. */
export async function expectPicture(image: Locator, name: string): Promise<void> {
  await image.scrollIntoViewIfNeeded();
  await expect
    .poll(() => image.evaluate((shown: HTMLImageElement) => shown.complete && shown.currentSrc))
    .toContain(`/${name}-`);
}
