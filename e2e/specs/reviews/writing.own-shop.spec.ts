import path from 'node:path';
import { deliveredOrder } from '../../support/api/delivered-order';
import { runOperatorCommand } from '../../support/api/operator';
import { startSignedIn } from '../../support/shop/shopper';
import { expectAccessible } from '../../support/checks/axe';
import { REPOSITORY } from '../../support/settings';
import { expect, test } from '../../support/test';

/** Files as a buyer has them. */
const DEMO_PICTURES = path.join(REPOSITORY, 'api/src/demo/pictures');
const UPRIGHT = path.join(DEMO_PICTURES, 'camel-hair-overcoat-front-960.webp');
const ACROSS = path.join(DEMO_PICTURES, 'hero-1440.webp');

interface WaitingReviews {
  reviews: { id: string; title: string }[];
}

test('[REV-04] [REV-05] [REV-06] [REV-07] a buyer is asked by mail to review what was delivered, does so by keyboard, and it is shown once it has been checked @phone @smoke', async ({
  page,
  api,
  catalogue,
  customer,
}) => {
  const { sized } = catalogue;
  const title = `Warm and quiet ${customer.phone}`;
  const orderId = await deliveredOrder({ api, catalogue, customer });
  await startSignedIn(page, customer);
  await page.goto(`${api.origin}/sandbox/mailbox?to=${encodeURIComponent(customer.email)}`);
  await page.getByRole('link', { name: `Your order ${orderId} has been delivered` }).click();
  const mail = page.frameLocator('iframe[title="The mail"]');
  await mail.getByRole('link', { name: 'Write a review' }).click();
  await page.getByRole('button', { name: `Write a review of ${sized.title}` }).click();
  const dialog = page.getByRole('dialog', { name: `Your review of ${sized.title}` });
  await dialog.getByRole('button', { name: 'Send Review' }).click();
  await expect(dialog.getByText('Please choose how many stars you give')).toBeVisible();
  await dialog.getByRole('radio', { name: '1 star' }).focus();
  for (let star = 1; star < 4; star += 1) await page.keyboard.press('ArrowRight');
  await expect(dialog.getByRole('radio', { name: '4 stars' })).toBeChecked();
  await dialog.getByRole('radio', { name: 'True to size' }).check();
  await dialog.getByLabel('Title (optional)').fill(title);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Send Review' }).click();
  await expect(page.getByText('Your review is shown once we have checked it.')).toBeVisible();
  await expect(page.getByRole('button', { name: `Your review of ${sized.title}` })).toBeVisible();

  await page.goto(`${sized.path}/reviews`);
  await expect(page.getByText(title)).toBeHidden();
  const listed = await runOperatorCommand('list', { json: true }, 'reviews');
  const { reviews } = JSON.parse(listed) as WaitingReviews;
  const reviewId = reviews.find((review) => review.title === title)?.id;
  await runOperatorCommand('publish', { reviewId, author: 'Ravi' }, 'reviews');
  await expect(async () => {
    await page.goto(`${sized.path}/reviews`);
    await expect(page.getByText(title)).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expect(page.getByRole('listitem').filter({ hasText: title })).toContainText('Meera I., ');
  await expect(page.getByText(customer.lastName)).toBeHidden();
});

test('[REV-05] a rejected review isn’t shown, and its author reads why', async ({
  page,
  api,
  catalogue,
  customer,
}) => {
  const { sized } = catalogue;
  const orderId = await deliveredOrder({ api, catalogue, customer });
  await startSignedIn(page, customer);
  await page.goto(`/orders/${orderId}`);
  await page.getByRole('button', { name: `Write a review of ${sized.title}` }).click();
  await page.getByRole('radio', { name: '2 stars' }).check();
  await page.getByLabel('Title (optional)').fill(customer.email);
  await page.getByRole('button', { name: 'Send Review' }).click();
  const own = page.getByRole('button', { name: `Your review of ${sized.title}` });
  await expect(own).toBeVisible();
  const listed = await runOperatorCommand('list', { json: true }, 'reviews');
  const { reviews } = JSON.parse(listed) as WaitingReviews;
  const reviewId = reviews.find((review) => review.title === customer.email)?.id;
  const reason = 'It names a person.';
  await runOperatorCommand('reject', { reviewId, reason, author: 'Ravi' }, 'reviews');
  await page.reload();
  await own.click();
  await expect(page.getByText('It isn’t shown. It names a person.')).toBeVisible();
});

test('[REV-08] a buyer adds a picture to a review, and it is shown enlarged once it has been checked @phone', async ({
  page,
  api,
  catalogue,
  customer,
}) => {
  const { sized } = catalogue;
  const title = `With a picture ${customer.phone}`;
  const orderId = await deliveredOrder({ api, catalogue, customer });
  await startSignedIn(page, customer);
  await page.goto(`/orders/${orderId}`);
  await page.getByRole('button', { name: `Write a review of ${sized.title}` }).click();
  const dialog = page.getByRole('dialog', { name: `Your review of ${sized.title}` });
  await dialog.getByRole('radio', { name: '5 stars' }).check();
  await dialog.getByLabel('Title (optional)').fill(title);
  const choosing = page.waitForEvent('filechooser');
  await dialog.getByRole('button', { name: 'Add Pictures' }).click();
  await (await choosing).setFiles([UPRIGHT, ACROSS]);
  await expect(dialog.getByRole('img', { name: 'Picture 2' })).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Send Review' }).click();
  await expect(page.getByRole('button', { name: `Your review of ${sized.title}` })).toBeVisible();

  const listed = await runOperatorCommand('list', { json: true }, 'reviews');
  const { reviews } = JSON.parse(listed) as WaitingReviews;
  const reviewId = reviews.find((review) => review.title === title)?.id;
  await runOperatorCommand('publish', { reviewId, author: 'Ravi' }, 'reviews');
  const review = page.getByRole('listitem').filter({ hasText: title });
  await expect(async () => {
    await page.goto(`${sized.path}/reviews`);
    await expect(review).toBeVisible({ timeout: 1_000 });
  }).toPass();
  for (const [number, ratio] of [3 / 4, 16 / 9].entries()) {
    const picture = review.getByRole('button', {
      name: `Enlarge picture ${number + 1} by Meera I.`,
    });
    const box = await picture.locator('img').boundingBox();
    expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(ratio, 1);
  }
  await review.getByRole('button', { name: 'Enlarge picture 1 by Meera I.' }).click();
  const enlarged = page.getByRole('dialog', { name: 'Picture by Meera I.' });
  await expect(enlarged.getByRole('img', { name: 'Picture 1 by Meera I.' })).toBeVisible();
  await expectAccessible(page);
});
