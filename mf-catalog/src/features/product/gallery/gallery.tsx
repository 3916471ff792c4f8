import { useLazyComponent } from '@storefront/host/browser/use-lazy-component';
import { useState } from 'react';
import { preload } from '../../../lib/preload';
import type { Product } from '../../../lib/product/product';
import { pictures as area } from '../product.styles';
import { gallery, scroller as scrollerStyle } from './gallery.styles';
import { frameRatio } from './picture-frame';
import { pictureAlt, shownPictures } from './pictures';
import { Slide } from './slide';
import { Thumbnails } from './thumbnails';
import { useGallery } from './use-gallery';
import { t } from '../../../messages/t';

const loadZoom = () =>
  import(/* webpackChunkName: "zoom" */ './zoom').then((module) => module.Zoom);

const prepareZoom = () => preload(loadZoom);

interface GalleryProps {
  product: Product;
  /** The colour to show it in, if one is chosen. */
  color: string | undefined;
}

/** The pictures of a product in a colour, which can be swiped, chosen, stepped through by keyboard, and enlarged. */
export function Gallery({ product, color }: GalleryProps) {
  const pictures = shownPictures(product, color);
  const { scroller, current, show, updateCurrent, clearScrollTarget } = useGallery(pictures.length);
  // Of the same picture as the page's frame, whichever colour is shown.
  const ratio = frameRatio(product.pictures);
  const [Zoom, ensureLoaded] = useLazyComponent(loadZoom);
  const [isZoomed, setIsZoomed] = useState(false);

  /** Moves the focus too, so that the next key press continues from there. */
  function step(by: number) {
    show(current + by);
    scroller.current?.querySelectorAll('button')[current + by]?.focus({ preventScroll: true });
  }

  /** Enlarges the pressed picture, which may be one that the gallery is still scrolling past. */
  function enlarge(index: number) {
    show(index);
    void ensureLoaded().then(setIsZoomed);
  }

  return (
    <div css={area}>
      <div css={gallery} data-single={pictures.length === 1 || undefined}>
        <ul
          role="list"
          css={scrollerStyle}
          ref={scroller}
          aria-label={t('Pictures to enlarge')}
          onScroll={updateCurrent}
          onPointerDown={clearScrollTarget}
          onWheel={clearScrollTarget}
        >
          {pictures.map((picture, index) => (
            <Slide
              // By place: a picture is shown until that of another colour has loaded.
              key={index}
              picture={picture}
              alt={pictureAlt(product.name, pictures, index)}
              ratio={ratio}
              index={index}
              count={pictures.length}
              isCurrent={index === current}
              onEnlarge={() => enlarge(index)}
              onEnlargeLikely={prepareZoom}
              onStep={step}
            />
          ))}
        </ul>
        {pictures.length > 1 ? (
          <Thumbnails pictures={pictures} ratio={ratio} current={current} onChoose={show} />
        ) : null}
      </div>
      {Zoom && isZoomed ? (
        <Zoom
          name={product.name}
          pictures={pictures}
          ratio={ratio}
          current={current}
          onShow={show}
          onClose={() => setIsZoomed(false)}
        />
      ) : null}
    </div>
  );
}
