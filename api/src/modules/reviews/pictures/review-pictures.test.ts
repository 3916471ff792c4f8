import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import {
  apiPaths,
  ErrorBodySchema,
  LIMITS,
  ORDER_STATUS,
  OwnReviewSchema,
  ReviewListSchema,
  ReviewPictureSchema,
} from '@storefront/host/contracts/api';
import { orders, pictures, reviewPictures, reviews } from '../../../db/schema';
import { runReviewsCommand } from '../../../operator/reviews-command';
import { addProduct, placedOrder } from '../../../testing/orders';
import { createTestApi, type TestApi } from '../../../testing/test-api';
import { openPictureStore } from '../../pictures/storage/open-picture-store';
import { deleteUnusedPictures } from '../../pictures/unused-pictures';
import { deleteAbandonedUploads } from './review-pictures.repository';

const DAY = 24 * 60 * 60_000;

let api: TestApi;
let folder: string;
let bags = 0;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'review-pictures-'));
  api = await createTestApi({ picturesDir: folder });
});
afterAll(async () => {
  await api.close();
  await rm(folder, { recursive: true });
});

/** A photograph with the place where it was taken, on its side as cameras store it. */
function photograph(background = '#804020'): Promise<Buffer> {
  return sharp({ create: { width: 400, height: 300, channels: 3, background } })
    .withExif({ IFD0: { Make: 'Camera' }, IFD3: { GPSLatitude: '12/1 58/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

/** A shopper to whom a bag was delivered. */
async function buyer() {
  bags += 1;
  const bag = `bag-${bags}`;
  await addProduct(api.db, { id: bag, variants: [{ size: '', color: '', stock: 5 }] });
  const { token } = await api.signUp();
  const orderId = await placedOrder(api, token, { [bag]: 1 });
  const status = ORDER_STATUS.delivered;
  await api.db.update(orders).set({ status }).where(eq(orders.id, orderId));
  const upload = (body: Buffer, type = 'image/jpeg') =>
    api.call(apiPaths.reviewPictures(bag), { token, body, headers: { 'content-type': type } });
  return {
    bag,
    token,
    upload,
    uploaded: async (background?: string) =>
      (await upload(await photograph(background))).as(ReviewPictureSchema).id,
    write: (body: object) => api.call(apiPaths.review(bag), { method: 'PUT', token, body }),
    remove: () => api.call(apiPaths.review(bag), { method: 'DELETE', token }),
  };
}

async function publish(productId: string): Promise<void> {
  const [row] = await api.db.select().from(reviews).where(eq(reviews.productId, productId));
  await runReviewsCommand(api.db, { action: 'publish', reviewId: row?.id ?? '', author: 'Ravi' });
  api.responses.invalidate();
}

const listed = async (productId: string) =>
  (await api.call(apiPaths.productReviews(productId))).as(ReviewListSchema).data;

test('[REV-08] an upload is made anew: upright, and without what the camera wrote into it', async () => {
  const { upload } = await buyer();
  const response = await upload(await photograph());
  expect(response.status).toBe(201);
  const { picture } = response.as(ReviewPictureSchema);
  expect(picture).toMatchObject({ width: 300, height: 400 });
  const file = await openPictureStore(folder).read(path.basename(picture.url));
  const { format, exif, orientation } = await sharp(file).metadata();
  expect([format, exif, orientation]).toEqual(['webp', undefined, undefined]);
});

test('[REV-08] a review shows its pictures in their order, once it is published', async () => {
  const { bag, uploaded, write } = await buyer();
  const [first, second] = [await uploaded('#111'), await uploaded('#eee')];
  const written = (await write({ stars: 5, pictures: [second, first] })).as(OwnReviewSchema);
  expect(written.pictures?.map(({ id }) => id)).toEqual([second, first]);
  expect(await listed(bag)).toEqual([]);
  await publish(bag);
  const [shown] = await listed(bag);
  expect(shown?.pictures).toEqual(written.pictures?.map(({ picture }) => picture));
});

test('[REV-08] a review that is rewritten keeps its pictures, has others, or none', async () => {
  const { uploaded, write } = await buyer();
  const [first, second] = [await uploaded(), await uploaded('#eee')];
  const idsOf = async (body: object) =>
    (await write({ stars: 5, ...body })).as(OwnReviewSchema).pictures?.map(({ id }) => id);
  expect(await idsOf({ pictures: [first, second] })).toEqual([first, second]);
  expect(await idsOf({ text: 'Roomy.' })).toEqual([first, second]);
  expect(await idsOf({ pictures: [second] })).toEqual([second]);
  expect(await idsOf({ pictures: [] })).toBeUndefined();
});

test('[REV-08] the pictures of another account can’t be taken', async () => {
  const other = await buyer();
  const id = await other.uploaded();
  const { write } = await buyer();
  const refused = await write({ stars: 5, pictures: [id] });
  expect([refused.status, refused.as(ErrorBodySchema).field]).toEqual([400, 'pictures']);
});

test('[REV-08] what isn’t a picture is refused, and so is a file that is too large', async () => {
  const { upload } = await buyer();
  const refused = await upload(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'));
  expect([refused.status, refused.as(ErrorBodySchema).field]).toEqual([400, 'picture']);
  const large = await upload(Buffer.alloc(LIMITS.reviewPictureBytesMax + 1));
  expect(large.status).toBe(413);
});

test('[REV-08] only buyers upload', async () => {
  const { bag } = await buyer();
  const body = await photograph();
  const headers = { 'content-type': 'image/jpeg' };
  expect((await api.call(apiPaths.reviewPictures(bag), { body, headers })).status).toBe(401);
  const { token } = await api.signUp();
  expect((await api.call(apiPaths.reviewPictures(bag), { token, body, headers })).status).toBe(409);
});

test('[REV-08] the files go with the review, with the account, and where no review was written', async () => {
  const [review, account, abandoned] = [await buyer(), await buyer(), await buyer()];
  for (const each of [review, account]) {
    await each.write({ stars: 5, pictures: [await each.uploaded('#123')] });
  }
  await abandoned.uploaded('#321');
  await review.remove();
  const body = { password: 'a password' };
  await api.call(apiPaths.accountInfo, { method: 'DELETE', token: account.token, body });
  await deleteAbandonedUploads(api.db, new Date(Date.now() + 2 * DAY));
  const left = await api.db.select().from(reviewPictures);
  const bagsLeft = new Set(left.map(({ productId }) => productId));
  for (const { bag } of [review, account, abandoned]) expect(bagsLeft.has(bag)).toBe(false);

  await api.db.delete(reviewPictures);
  const store = openPictureStore(folder);
  await deleteUnusedPictures(api.db, store, new Date());
  await deleteUnusedPictures(api.db, store, new Date(Date.now() + 2 * DAY));
  expect(await api.db.$count(pictures, eq(pictures.recipe, 'review'))).toBe(0);
  const files = await readdir(folder, { recursive: true });
  expect(files.filter((name) => path.extname(name) !== '')).toEqual([]);
});
