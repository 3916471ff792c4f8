import { useHttp } from '@storefront/host';
import { useCallback, useEffect, useState } from 'react';
import type { OwnReview } from './own-review';
import { fetchOwnReviews } from './reviews.api';

/** The shopper's own reviews, by the ids of the products. */
export type OwnReviews = ReadonlyMap<string, OwnReview>;

/**
 * The shopper's own reviews, and the function that sets that of a product after it was changed here. Undefined until they
 * are loaded, where nothing was delivered yet, and with a server without reviews.
 */
export function useOwnReviews(isDelivered: boolean) {
  const http = useHttp();
  const [reviews, setReviews] = useState<OwnReviews>();

  useEffect(() => {
    if (!isDelivered) return undefined;
    const controller = new AbortController();
    fetchOwnReviews(http, controller.signal).then(
      (found) => setReviews(new Map(found.map((review) => [review.productId, review]))),
      // The host logs the error; the order is shown without reviews.
      () => undefined,
    );
    return () => controller.abort();
  }, [http, isDelivered]);

  const setReview = useCallback((productId: string, review: OwnReview | undefined) => {
    setReviews((before) => {
      const others = [...(before ?? [])].filter(([id]) => id !== productId);
      return new Map(review ? [...others, [productId, review]] : others);
    });
  }, []);

  return { reviews, setReview };
}
