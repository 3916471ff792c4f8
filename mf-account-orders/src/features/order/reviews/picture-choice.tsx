import { LIMITS } from '@storefront/host/contracts';
import { Button } from '@storefront/ui/actions/button';
import { IconButton } from '@storefront/ui/actions/icon-button';
import { Alert } from '@storefront/ui/feedback/alert';
import { ProductImage } from '@storefront/ui/media/product-image';
import { useId, useRef } from 'react';
import { t } from '../../../messages/t';
import { hint, label, pictureChoice, pictureList, thumbnail } from './review.styles';
import { PICTURE_TYPES, type useReviewPictures } from './use-review-pictures';

type PictureChoiceProps = ReturnType<typeof useReviewPictures>;

/** The pictures of a review, which can be added and removed. */
export function PictureChoice({ pictures, adding, failure, add, remove }: PictureChoiceProps) {
  const labelId = useId();
  const hintId = useId();
  const group = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);

  /** The button that had the focus is gone with its picture. */
  function removeAndFocus(id: string) {
    remove(id);
    group.current?.focus();
  }

  return (
    <div ref={group} role="group" aria-labelledby={labelId} aria-describedby={hintId} tabIndex={-1}>
      <p css={label} id={labelId}>
        {t('Pictures (optional, up to three)')}
      </p>
      <p css={hint} id={hintId}>
        {t('JPEG, PNG or WebP, each up to 10 MB.')}
      </p>
      <div css={pictureChoice}>
        <ul role="list" css={pictureList}>
          {pictures.map(({ id, picture }, index) => (
            <li key={id}>
              <ProductImage
                css={thumbnail}
                {...picture}
                alt={t('Picture {number}', { number: index + 1 })}
                width={72}
                height={96}
                sizes="72px"
              />
              <IconButton
                icon="close"
                label={t('Remove picture {number}', { number: index + 1 })}
                onClick={() => removeAndFocus(id)}
              />
            </li>
          ))}
        </ul>
        {failure === undefined ? null : <Alert>{failure}</Alert>}
        {pictures.length < LIMITS.reviewPicturesMax ? (
          <Button variant="secondary" busy={adding} onClick={() => input.current?.click()}>
            {t('Add Pictures')}
          </Button>
        ) : null}
      </div>
      <input
        ref={input}
        type="file"
        accept={PICTURE_TYPES.join(',')}
        multiple
        hidden
        onChange={({ target }) => {
          void add([...(target.files ?? [])]);
          // So that the same file can be chosen again.
          target.value = '';
        }}
      />
    </div>
  );
}
