import type { PictureSource, PictureSubject } from '@storefront/shared/contracts/api';
import {
  isObject,
  listOrEmpty,
  objectOrEmpty,
  readAmount,
  readPositive,
  readText,
} from '../../response/read-response';

/** A picture with the details that the server sends; if `sources` is empty, there is only `src`. */
export interface Picture {
  src: string;
  /** What this picture shows, where the server says so. */
  alt?: string | undefined;
  /** In px. */
  width?: number | undefined;
  height?: number | undefined;
  /** Which part of its height shows the product; the rest is empty background. */
  subject?: PictureSubject | undefined;
  /** A tiny blurred version as a `data:` address, to show while the picture loads. */
  placeholder?: string | undefined;
  /** The best format first. */
  sources: PictureSource[];
  /** Of another part of it, for screens that are much higher than wide. */
  portraitSources?: PictureSource[] | undefined;
}

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
    width: readPositive(picture.width),
    height: readPositive(picture.height),
    subject: readSubject(picture.subject),
    placeholder: placeholder && PLACEHOLDER.test(placeholder) ? placeholder : undefined,
    sources: listOrEmpty(picture.sources).flatMap(readSource),
    portraitSources: readPortraitSources(picture.portraitSources),
  };
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

function readPortraitSources(value: unknown): PictureSource[] | undefined {
  const sources = listOrEmpty(value).flatMap(readSource);
  return sources.length > 0 ? sources : undefined;
}

function readSource(source: unknown): PictureSource[] {
  const { type, srcset } = objectOrEmpty(source);
  const [mime, files] = [readText(type), readText(srcset)];
  return mime?.startsWith('image/') && files ? [{ type: mime, srcset: files }] : [];
}
