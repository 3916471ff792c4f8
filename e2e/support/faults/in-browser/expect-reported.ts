import { expect } from '@playwright/test';

/** Waits until one of the texts names both the remote and its version. */
export async function expectReported(texts: () => string[], remote: string, version: string) {
  const naming = () => texts().filter((text) => text.includes(remote) && text.includes(version));
  await expect.poll(naming, 'the report names remote and version').not.toEqual([]);
}
