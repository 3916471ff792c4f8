import { readFileSync } from 'node:fs';
import { PictureSubjectSchema, type Picture } from '@storefront/host/contracts/api';
import { Type, type Static } from 'typebox';
import { Check } from 'typebox/value';
import { PICTURE_MANIFEST } from './picture-files';

/** The metadata of a drawn picture. */
const PictureEntrySchema = Type.Object({
  /** The widths of its files, in px. */
  widths: Type.Array(Type.Integer({ minimum: 1 }), { minItems: 1 }),
  /** The size of the original drawing, in px. */
  width: Type.Integer({ minimum: 1 }),
  height: Type.Integer({ minimum: 1 }),
  subject: Type.Optional(PictureSubjectSchema),
  /** A version that changes with the files, so that they can be cached for ever. */
  version: Type.String(),
  /** A tiny WebP, base64. */
  placeholder: Type.String(),
});
/** The drawn pictures by name. */
const PictureManifestSchema = Type.Record(Type.String(), PictureEntrySchema);
export type PictureManifest = Static<typeof PictureManifestSchema>;

/** Reads the manifest that `demo-pictures` wrote. Throws when it is invalid. */
export function readPictureManifest(): PictureManifest {
  const manifest: unknown = JSON.parse(readFileSync(PICTURE_MANIFEST, 'utf8'));
  if (!Check(PictureManifestSchema, manifest)) {
    throw new Error('pictures.json is damaged: run `npm start` in demo-pictures again.');
  }
  return manifest;
}

/** A drawn picture as the API represents it, with URLs relative to the API. */
export function demoPicture(manifest: PictureManifest, name: string, alt?: string): Picture {
  const entry = manifest[name];
  if (!entry) throw new Error(`There is no picture ${name}: run \`npm start\` in demo-pictures.`);
  const { widths, width, height, subject, version, placeholder } = entry;
  const file = (fileWidth: number, format: string) =>
    `/media/${name}-${fileWidth}.${format}?v=${version}`;
  const srcset = (format: string) =>
    widths.map((fileWidth) => `${file(fileWidth, format)} ${fileWidth}w`).join(', ');
  return {
    url: file(Math.max(...widths), 'webp'),
    ...(alt === undefined ? {} : { alt }),
    width,
    height,
    ...(subject && { subject }),
    placeholder: `data:image/webp;base64,${placeholder}`,
    sources: ['avif', 'webp'].map((format) => ({
      type: `image/${format}`,
      srcset: srcset(format),
    })),
  };
}
