import type { PictureSource } from '@storefront/host/contracts/api';
import type { PictureResult } from '../../../db/schema/catalogue/pictures';
import { PICTURES_PATH } from '../shown-pictures.repository';
import type { TransformedFile, TransformedPicture } from './transform-picture';

/** What the table of pictures has of one: its addresses, relative to the API, and the names of its files. */
export function resultOf(made: TransformedPicture): PictureResult {
  const { width, height, placeholder, files, portraitFiles } = made;
  const widest = files.find((file) => file.format === 'webp' && file.width === width);
  return {
    picture: {
      url: addressOf(widest?.name ?? ''),
      width,
      height,
      placeholder,
      sources: sourcesOf(files),
      ...(portraitFiles.length > 0 && { portraitSources: sourcesOf(portraitFiles) }),
    },
    files: [...files, ...portraitFiles].map(({ name }) => name),
  };
}

function addressOf(name: string): string {
  return `${PICTURES_PATH}${name}`;
}

function sourcesOf(files: readonly TransformedFile[]): PictureSource[] {
  return ['avif', 'webp'].map((format) => ({
    type: `image/${format}`,
    srcset: files
      .filter((file) => file.format === format)
      .map(({ name, width }) => `${addressOf(name)} ${width}w`)
      .join(', '),
  }));
}
