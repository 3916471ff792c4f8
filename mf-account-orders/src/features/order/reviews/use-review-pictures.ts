import { useHttp } from '@storefront/host';
import { LIMITS } from '@storefront/host/contracts';
import { useState } from 'react';
import { changeErrorMessage } from '../../../lib/call-errors';
import { t } from '../../../messages/t';
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

  /** Uploads as many of the files as there is room for, until one fails, and says if others are left out. */
  async function add(files: readonly File[]) {
    const refusal = refusalOf(files);
    setFailure(refusal);
    if (refusal !== undefined) return;
    const room = LIMITS.reviewPicturesMax - pictures.length;
    setAdding(true);
    try {
      for (const file of files.slice(0, room)) {
        const uploaded = await uploadPicture(http, productId, file);
        setPictures((others) => [...others, uploaded]);
      }
      if (files.length > room) {
        setFailure(
          t(
            'A review has up to {count} pictures, so the others weren’t added. Remove one to choose another.',
            { count: LIMITS.reviewPicturesMax },
          ),
        );
      }
    } catch (error) {
      setFailure(changeErrorMessage(error));
    } finally {
      setAdding(false);
    }
  }

  function remove(id: string) {
    setFailure(undefined);
    setPictures((all) => all.filter((each) => each.id !== id));
  }

  return { pictures, adding, failure, add, remove };
}

function refusalOf(files: readonly File[]): string | undefined {
  if (files.some(isHeic)) {
    return t(
      'This is a HEIC picture, which most browsers can’t show. Save it as a JPEG, or take a screenshot of it, and add that.',
    );
  }
  if (files.some(({ type }) => !PICTURE_TYPES.includes(type))) {
    return t('A picture must be a JPEG, PNG or WebP.');
  }
  const isTooLarge = files.some(({ size }) => size > LIMITS.reviewPictureBytesMax);
  return isTooLarge ? t('A picture may have at most 10 MB.') : undefined;
}

/** What cameras of phones write; some systems give such a file no type. */
function isHeic({ name, type }: File): boolean {
  return /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name);
}
