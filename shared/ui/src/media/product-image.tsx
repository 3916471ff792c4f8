import { css } from '@emotion/react';
import { useEffect, useRef, useState, type ComponentPropsWithoutRef } from 'react';
import { color } from '../theme';
import type { Picture, ScreenSource } from '@storefront/host/shop/catalogue/picture';
import { PLACEHOLDER_IMAGE } from './placeholder-image';

const image = css`
  display: block;
  width: 100%;
  object-fit: cover;
  object-position: top;
  background: ${color('raised')} top / cover no-repeat;
`;

/** Only the image takes part in the layout; otherwise the sources would be items of a surrounding grid. */
const frame = css`
  display: contents;

  > source {
    display: none;
  }
`;

interface ProductImageProps extends Omit<ComponentPropsWithoutRef<'img'>, 'placeholder'> {
  /** Blank shows the placeholder. */
  src: string;
  alt: string;
  /** The same picture in better formats and several widths; `sizes` says how wide it is shown. */
  sources?: readonly ScreenSource[];
  /** A tiny blurred version as a `data:` address, the background until the picture has loaded. */
  placeholder?: string | undefined;
  /** What a picture shows of a product is no attribute of an image. */
  color?: string | undefined;
  subject?: Picture['subject'];
}

/**
 * A picture from the server: its props are those of a `Picture`, with `alt` and `sizes`. A placeholder is
 * shown if there is no picture or it can't be loaded (CARD-05, PDP-09), even if loading failed before the
 * page was hydrated. Set its size by `css`.
 */
export function ProductImage({
  src,
  alt,
  sources = [],
  placeholder,
  sizes,
  color: _,
  subject: __,
  ...rest
}: ProductImageProps) {
  const ref = useRef<HTMLImageElement>(null);
  const [brokenSrc, setBrokenSrc] = useState<string>();
  const missing = src.trim() === '' || brokenSrc === src;

  useEffect(() => {
    if (isBroken(ref.current)) setBrokenSrc(src);
  }, [src]);

  return (
    <picture css={frame}>
      {missing
        ? null
        : sources.map(({ type, srcset, media }) => (
            <source key={srcset} media={media} type={type} srcSet={srcset} sizes={sizes} />
          ))}
      <img
        css={image}
        style={placeholder && !missing ? { backgroundImage: `url(${placeholder})` } : undefined}
        loading="lazy"
        decoding="async"
        {...rest}
        src={missing ? PLACEHOLDER_IMAGE : src}
        ref={ref}
        alt={alt}
        onError={() => setBrokenSrc(src)}
      />
    </picture>
  );
}

/** True for an image that tried to load and failed; one still waiting to load isn't complete. */
function isBroken(img: HTMLImageElement | null): boolean {
  return img !== null && img.complete && img.currentSrc !== '' && img.naturalWidth === 0;
}
