import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { LIMITS, type ReviewPicture } from '@storefront/host/contracts/api';
import type { Database } from '../../../db/database';
import { inTransaction } from '../../../db/transaction';
import { BadRequestError, TooManyRequestsError } from '../../../http/errors';
import { presentPicture } from '../../../http/present-picture';
import { PictureError } from '../../pictures/picture-error';
import type { PictureStore } from '../../pictures/storage/picture-store';
import { resultOf } from '../../pictures/transforming/picture-result';
import type { TransformedPicture } from '../../pictures/transforming/transform-picture';
import type { Transformer } from '../../pictures/transforming/transformer';
import { findBought } from '../find-bought';
import { countUploads, type ReviewKey, saveUpload } from './review-pictures.repository';
import { t } from '../../../messages/t';

/** How many an account may have uploaded for a review, those included that it has taken out again. */
const UPLOADS_MAX = 4 * LIMITS.reviewPicturesMax;

interface UploadContext {
  db: Database;
  publicUrl: string;
  store: PictureStore;
  transformer: Transformer;
}

/**
 * Makes the files of a picture that a buyer uploads for a review, upright and without what its camera wrote into it, such as
 * the place. The upload itself isn't kept. Throws a `ConflictError` if no order of the product was delivered to the account,
 * a {@link TooManyRequestsError} after too many, and a {@link BadRequestError} for what isn't a picture.
 */
export async function uploadPicture(
  { db, publicUrl, store, transformer }: UploadContext,
  key: ReviewKey,
  upload: Buffer,
): Promise<ReviewPicture> {
  await findBought(db, key);
  if ((await countUploads(db, key)) >= UPLOADS_MAX) {
    throw new TooManyRequestsError(t('These are too many pictures. Please try again tomorrow.'));
  }
  const made = await transform(transformer, upload);
  for (const file of made.files) await store.put(file);
  const result = resultOf(made);
  const id = randomUUID();
  await inTransaction(db, (tx) => saveUpload(tx, { id, ...key }, result));
  return { id, picture: presentPicture(result.picture, publicUrl) };
}

async function transform(transformer: Transformer, upload: Buffer): Promise<TransformedPicture> {
  const folder = await mkdtemp(path.join(tmpdir(), 'storefront-upload-'));
  try {
    const file = path.join(folder, 'upload');
    await writeFile(file, upload);
    return await transformer.transform(file, 'review');
  } catch (error) {
    if (!(error instanceof PictureError)) throw error;
    throw new BadRequestError(
      'picture',
      t('This file can’t be read. Please choose a JPEG, PNG or WebP.'),
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
