import type { PictureSource, PictureSubject } from '@storefront/host/contracts/api';
import {
  isObject,
  listOrEmpty,
  objectOrEmpty,
  readAmount,
  readPositive,
  readText,
  type ResponseObject,
} from '../../response/read-response';

/** A picture with the details that the server sends; if `sources` is empty, there is only `src`. */
export interface Picture {
  src: string;
  /** What this picture shows, where the server says so. */
  alt?: string | undefined;
  /** The colour in which it shows its product; without one it belongs to all. */
  color?: string | undefined;
  /** In px. */
  width?: number | undefined;
  height?: number | undefined;
  /** Which part of its height shows the product; the rest is empty background. */
  subject?: PictureSubject | undefined;
  /** A tiny blurred version as a `data:` address, to show while the picture loads. */
  placeholder?: string | undefined;
  /** The first that the browser can show is chosen: those for some screens, then the best format. */
  sources: ScreenSource[];
}

/** Files of a picture in one format, for the screens of a media query or for all. */
export interface ScreenSource extends PictureSource {
  media?: string | undefined;
}

/** Screens that are much higher than wide: a phone that is held upright. */
const PORTRAIT = '(max-aspect-ratio: 2/3)';

/** The placeholder is inserted into CSS, so it may contain only base64. */
const PLACEHOLDER = /^data:image\/(avif|webp|png|jpeg);base64,[A-Za-z0-9+/]+={0,2}$/;

/** Reads a picture: an object with a `url`, or the address alone; undefined without an address. */
export function parsePicture(value: unknown): Picture | undefined {
  const picture = isObject(value) ? value : { url: value };
  const src = readText(picture.url);
  if (src === undefined) return undefined;
  const placeholder = readText(picture.placeholder);
  return {
    src,
    alt: readText(picture.alt),
    color: readText(picture.color),
    width: readPositive(picture.width),
    height: readPositive(picture.height),
    subject: readSubject(picture.subject),
    placeholder: placeholder && PLACEHOLDER.test(placeholder) ? placeholder : undefined,
    sources: [
      ...readSources(picture.portraitSources).map((source) => ({ ...source, media: PORTRAIT })),
      ...readSources(picture.sources),
    ],
  };
}

/** Reads the pictures of a product; the main one, `imgUrl`, is first, with the details that `images` has of it. */
export function parseProductPictures({ imgUrl, images }: ResponseObject): Picture[] {
  const pictures = parsePictures(images);
  const main =
    pictures.find(({ src }) => src === readText(imgUrl)) ?? parsePicture(readText(imgUrl));
  return main ? [main, ...pictures.filter(({ src }) => src !== main.src)] : pictures;
}

/** Reads a list of pictures; drops invalid and duplicate pictures. */
export function parsePictures(values: unknown): Picture[] {
  const pictures = listOrEmpty(values).flatMap((value) => parsePicture(value) ?? []);
  return [...new Map(pictures.map((picture) => [picture.src, picture])).values()];
}

function readSubject(value: unknown): PictureSubject | undefined {
  const subject = objectOrEmpty(value);
  const [top, bottom] = [readAmount(subject.top), readAmount(subject.bottom)];
  if (top === undefined || bottom === undefined) return undefined;
  return top < bottom && bottom <= 1 ? { top, bottom } : undefined;
}

function readSources(values: unknown): PictureSource[] {
  return listOrEmpty(values).flatMap((source) => {
    const { type, srcset } = objectOrEmpty(source);
    const [mime, files] = [readText(type), readText(srcset)];
    return mime?.startsWith('image/') && files ? [{ type: mime, srcset: files }] : [];
  });
}
