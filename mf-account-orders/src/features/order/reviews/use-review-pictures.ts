import { useHttp } from '@storefront/host';
import { LIMITS } from '@storefront/host/contracts';
import { useState } from 'react';
import { changeErrorMessage } from '../../../lib/call-errors';
import { uploadPicture } from './reviews.api';
import type { UploadedPicture } from './uploaded-picture';

/** The pictures of a review that is being written: those that it has, and how to upload and remove some. */
export function useReviewPictures(productId: string, before: UploadedPicture[]) {
  const http = useHttp();
  const [pictures, setPictures] = useState(before);
  const [adding, setAdding] = useState(false);
  const [failure, setFailure] = useState<string>();

  /** Uploads as many of the files as there is room for, until one fails. */
  async function add(files: readonly File[]) {
    setFailure(undefined);
    if (files.some(({ size }) => size > LIMITS.reviewPictureBytesMax)) {
      setFailure('A picture may have at most 10 MB.');
      return;
    }
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
