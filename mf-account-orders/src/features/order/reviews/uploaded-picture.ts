import { objectOrEmpty, readText } from '@storefront/host/response/read-response';
import { UnexpectedResponseError } from '@storefront/host/response/unexpected-response-error';
import { parsePicture, type Picture } from '@storefront/host/shop/catalogue/picture';

/** A picture that the shopper has uploaded for a review. */
export interface UploadedPicture {
  id: string;
  picture: Picture;
}

/** Maps an uploaded picture of the server to the shop's form. */
export function parseUploadedPicture(response: unknown): UploadedPicture {
  const { id, picture } = objectOrEmpty(response);
  const [name, shown] = [readText(id), parsePicture(picture)];
  if (name === undefined || shown === undefined) {
    throw new UnexpectedResponseError('picture of a review', 'an object with an id and a picture');
  }
  return { id: name, picture: shown };
}
