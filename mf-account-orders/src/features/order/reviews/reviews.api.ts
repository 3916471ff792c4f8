import type { Http } from '@storefront/host';
import { apiPaths } from '@storefront/host/contracts';
import type { ReviewRequest } from '@storefront/host/contracts/api';
import { listOrEmpty, readEntries, unwrapData } from '@storefront/host/response/read-response';
import { parseOwnReview, type OwnReview } from './own-review';
import { parseUploadedPicture, type UploadedPicture } from './uploaded-picture';

/** Fetches all reviews of the signed-in shopper. */
export async function fetchOwnReviews(http: Http, signal: AbortSignal): Promise<OwnReview[]> {
  const response = await http.get(apiPaths.reviews, { signal });
  return readEntries(listOrEmpty(unwrapData(response)), parseOwnReview);
}

/** Writes the shopper's review of a product, in place of the one before. */
export async function saveReview(
  http: Http,
  productId: string,
  request: ReviewRequest,
): Promise<OwnReview> {
  return parseOwnReview(unwrapData(await http.put(apiPaths.review(productId), request)));
}

/** Uploads a picture for the shopper's review of a product. */
export async function uploadPicture(
  http: Http,
  productId: string,
  file: File,
): Promise<UploadedPicture> {
  const headers = { 'Content-Type': file.type };
  const response = await http.post(apiPaths.reviewPictures(productId), file, { headers });
  return parseUploadedPicture(unwrapData(response));
}

/** Deletes the shopper's review of a product. */
export async function deleteReview(http: Http, productId: string): Promise<void> {
  await http.delete(apiPaths.review(productId));
}
