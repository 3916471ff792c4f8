import { useHttp } from '@storefront/host';
import { LIMITS } from '@storefront/host/contracts';
import { useState } from 'react';
import { changeErrorMessage } from '../../../lib/call-errors';
import { uploadPicture } from './reviews.api';
import type { UploadedPicture } from './uploaded-picture';

/** The kinds of files that are taken. Where they are asked for, iPhones make a JPEG of a HEIC. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp'];

/** The pictures of a review that is being written: those that it has, and how to upload and remove some. */
export function useReviewPictures(productId: string, before: UploadedPicture[]) {
  const http = useHttp();
  const [pictures, setPictures] = useState(before);
  const [adding, setAdding] = useState(false);
  const [failure, setFailure] = useState<string>();

  /** Uploads as many of the files as there is room for, until one fails. */
  async function add(files: readonly File[]) {
    const refusal = refusalOf(files);
    setFailure(refusal);
    if (refusal !== undefined) return;
    setAdding(true);
    try {
      for (const file of files.slice(0, LIMITS.reviewPicturesMax - pictures.length)) {
        const uploaded = await uploadPicture(http, productId, file);
        setPictures((others) => [...others, uploaded]);
      }
    } catch (error) {
      setFailure(changeErrorMessage(error));
    } finally {
      setAdding(false);
    }
  }

  function remove(id: string) {
    setPictures((all) => all.filter((each) => each.id !== id));
  }

  return { pictures, adding, failure, add, remove };
}

function refusalOf(files: readonly File[]): string | undefined {
  if (files.some(({ type }) => !PICTURE_TYPES.includes(type))) {
    return 'A picture must be a JPEG, PNG or WebP.';
  }
  const isTooLarge = files.some(({ size }) => size > LIMITS.reviewPictureBytesMax);
  return isTooLarge ? 'A picture may have at most 10 MB.' : undefined;
}
