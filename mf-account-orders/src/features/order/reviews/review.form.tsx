import { useHttp } from '@storefront/host';
import { useUnmounted } from '@storefront/host/browser/use-unmounted';
import { FIT_VOTES, LIMITS, type FitVote } from '@storefront/host/contracts';
import { Button } from '@storefront/ui/actions/button';
import { Alert } from '@storefront/ui/feedback/alert';
import { FormLayout } from '@storefront/ui/forms/fields/form-layout';
import { TextField } from '@storefront/ui/forms/fields/text-field';
import { TextareaField } from '@storefront/ui/forms/fields/textarea-field';
import { useState } from 'react';
import { Form } from 'react-final-form';
import { dialogActions } from '../../../components/dialog-body.styles';
import { changeErrorMessage, fieldError } from '../../../lib/call-errors';
import { t } from '../../../messages/t';
import { FitChoice } from './fit-choice';
import type { OwnReview } from './own-review';
import { PictureChoice } from './picture-choice';
import { deleteReview, saveReview } from './reviews.api';
import { StarChoice } from './star-choice';
import { useReviewPictures } from './use-review-pictures';

/** What is chosen and typed; radio buttons hold texts. */
interface ReviewValues {
  stars?: string;
  fit?: string;
  title?: string;
  text?: string;
}

interface ReviewFormProps {
  productId: string;
  /** Whether to ask how the size fits. */
  hasSizes: boolean;
  /** What the shopper has said before, if anything. */
  review: OwnReview | undefined;
  /** Called with the saved review, or undefined when it is deleted. */
  onChanged: (review: OwnReview | undefined) => void;
  onClose: () => void;
}

/** The stars, the fit, the words and the pictures of a review. */
export function ReviewForm({ productId, hasSizes, review, onChanged, onClose }: ReviewFormProps) {
  const http = useHttp();
  const unmounted = useUnmounted();
  const [failure, setFailure] = useState<string>();
  const uploads = useReviewPictures(productId, review?.pictures ?? []);
  const [deleting, setDeleting] = useState(false);
  const [initialValues] = useState<ReviewValues>(() => {
    if (!review) return {};
    const { stars, fit = '', title = '', text = '' } = review;
    return { stars: String(stars), fit, title, text };
  });

  function close(changed: OwnReview | undefined) {
    onChanged(changed);
    if (!unmounted.current) onClose();
  }

  async function save({ stars, fit, title, text }: ReviewValues) {
    setFailure(undefined);
    try {
      const request = {
        stars: Number(stars),
        fit: FIT_VOTES.find((vote: FitVote) => vote === fit) ?? null,
        title: title ?? null,
        text: text ?? null,
        pictures: uploads.pictures.map(({ id }) => id),
      };
      close(await saveReview(http, productId, request));
    } catch (error) {
      const refused = fieldError(error, ['stars', 'fit', 'title', 'text']);
      if (!refused) setFailure(changeErrorMessage(error));
      return refused;
    }
    return undefined;
  }

  async function remove() {
    setFailure(undefined);
    setDeleting(true);
    try {
      await deleteReview(http, productId);
      close(undefined);
    } catch (error) {
      setFailure(changeErrorMessage(error));
    } finally {
      setDeleting(false);
    }
  }

  return (
    <Form<ReviewValues> onSubmit={save} initialValues={initialValues}>
      {({ handleSubmit, submitting }) => (
        <FormLayout label={t('Review')} onSubmit={handleSubmit}>
          {review ? <p>{stateText(review)}</p> : null}
          <StarChoice />
          {hasSizes ? <FitChoice /> : null}
          <TextField name="title" label={t('Title (optional)')} maxLength={LIMITS.reviewTitleMax} />
          <TextareaField
            name="text"
            label={t('Your words (optional)')}
            rows={5}
            maxLength={LIMITS.reviewTextMax}
          />
          <PictureChoice {...uploads} />
          {failure === undefined ? null : <Alert>{failure}</Alert>}
          <div css={dialogActions}>
            <Button type="submit" busy={uploads.adding || submitting}>
              {review ? t('Save Review') : t('Send Review')}
            </Button>
            {review ? (
              <Button variant="quiet" busy={deleting} onClick={() => void remove()}>
                {t('Delete')}
              </Button>
            ) : null}
            <Button variant="quiet" onClick={onClose}>
              {t('Cancel')}
            </Button>
          </div>
        </FormLayout>
      )}
    </Form>
  );
}

function stateText({ state, reason }: OwnReview): string {
  switch (state) {
    case 'waiting':
      return t('It is shown once we have checked it.');
    case 'published':
      return t('It is shown on the product’s page. A change is shown once we have checked it.');
    case 'rejected':
      return [t('It isn’t shown.'), reason].filter(Boolean).join(' ');
  }
}
