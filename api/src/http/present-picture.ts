import type { Picture } from '@storefront/shared/contracts/api';
import { absoluteUrl } from './absolute-url';

/** Makes all URLs of a picture absolute, including those in `srcset`. */
export function presentPicture({ url, sources, ...rest }: Picture, publicUrl: string): Picture {
  return {
    url: absoluteUrl(publicUrl, url),
    ...rest,
    ...(sources && {
      sources: sources.map(({ type, srcset }) => ({
        type,
        srcset: srcset
          .split(', ')
          .map((file) => absoluteUrl(publicUrl, file))
          .join(', '),
      })),
    }),
  };
}
