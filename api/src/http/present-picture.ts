import type { Picture, PictureSource } from '@storefront/host/contracts/api';

/** Makes all URLs of a picture absolute, including those in `srcset`. */
export function presentPicture(
  { url, sources, portraitSources, ...rest }: Picture,
  publicUrl: string,
): Picture {
  return {
    url: absoluteUrl(publicUrl, url),
    ...rest,
    ...(sources && { sources: presentSources(sources, publicUrl) }),
    ...(portraitSources && { portraitSources: presentSources(portraitSources, publicUrl) }),
  };
}

function presentSources(sources: readonly PictureSource[], publicUrl: string): PictureSource[] {
  return sources.map(({ type, srcset }) => ({
    type,
    srcset: srcset
      .split(', ')
      .map((file) => absoluteUrl(publicUrl, file))
      .join(', '),
  }));
}

/** Makes a path of this API an absolute URL; an absolute URL is returned unchanged. */
export function absoluteUrl(publicUrl: string, address: string): string {
  return address.startsWith('/') ? `${publicUrl}${address}` : address;
}
