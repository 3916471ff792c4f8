import { css } from '@emotion/react';
import { useEffect, useRef, useState, type ComponentPropsWithoutRef } from 'react';
import { color } from '../theme';
import { PLACEHOLDER_IMAGE } from './placeholder-image';

const image = css`
  display: block;
  width: 100%;
  object-fit: cover;
  object-position: top;
  background: ${color('raised')};
`;

interface ProductImageProps extends ComponentPropsWithoutRef<'img'> {
  /** Blank shows the placeholder. */
  src: string;
  alt: string;
}

/**
 * A product's picture; a placeholder where there is none or it can't be loaded (CARD-05, PDP-09),
 * also where that came out before the page was hydrated. Size it with `css`.
 */
export function ProductImage({ src, alt, srcSet, sizes, ...rest }: ProductImageProps) {
  const ref = useRef<HTMLImageElement>(null);
  const [brokenSrc, setBrokenSrc] = useState<string>();
  const missing = src.trim() === '' || brokenSrc === src;

  useEffect(() => {
    if (isBroken(ref.current)) setBrokenSrc(src);
  }, [src]);

  return (
    <img
      css={image}
      loading="lazy"
      decoding="async"
      {...rest}
      {...(missing ? { src: PLACEHOLDER_IMAGE } : { src, srcSet, sizes })}
      ref={ref}
      alt={alt}
      onError={() => setBrokenSrc(src)}
    />
  );
}

/** True for an image that tried to load and failed; one still waiting to load isn't complete. */
function isBroken(img: HTMLImageElement | null): boolean {
  return img !== null && img.complete && img.currentSrc !== '' && img.naturalWidth === 0;
}
