import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Type, type Static } from 'typebox';
import { Check, Errors } from 'typebox/value';
import { CLOTHS, CUTS } from './picture-names';

const oneOf = (names: readonly string[]) => Type.Union(names.map((name) => Type.Literal(name)));

/** A picture of the store, such as its hero: a crop (`window`) of a cut's drawing, in the drawing's units. */
const StorePictureSchema = Type.Object({
  cut: oneOf(CUTS),
  cloth: Type.Optional(oneOf(CLOTHS)),
  colour: Type.String(),
  window: Type.Object({
    x: Type.Number(),
    y: Type.Number(),
    width: Type.Number(),
    height: Type.Number(),
  }),
});
const StorePicturesSchema = Type.Record(Type.String(), StorePictureSchema);

const FILE = join(import.meta.dirname, 'data', 'store-pictures.json');

/**
 * What the store's pictures show, by their names: `hero`, `promo`, and `category-…` with a
 * category's lowercased name. Throws when the file is invalid.
 */
export function readStorePictures(): Static<typeof StorePicturesSchema> {
  const pictures: unknown = JSON.parse(readFileSync(FILE, 'utf8'));
  if (Check(StorePicturesSchema, pictures)) return pictures;
  const [error] = Errors(StorePicturesSchema, pictures);
  throw new Error(`${FILE} is invalid at ${error?.instancePath || '/'}: ${error?.message}`);
}
