/**
 * What the pictures have to show, read from the API's files. Its modules that need packages aren't imported, so
 * that this program runs with its own packages alone; the API checks the data, in its tests and at its start.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { PICTURE_MANIFEST } from '../../api/src/demo/picture-files';
import type { CLOTHS, CUTS, ViewName } from '../../api/src/demo/picture-names';

type Cut = (typeof CUTS)[number];
type Cloth = (typeof CLOTHS)[number];

/** What is drawn of a product. */
export interface DemoProduct {
  id: string;
  /** Pieces by colour; each is drawn. */
  stock: Record<string, number[]>;
  /** The colour to draw, if the product's only colour is Default. */
  shade?: string;
  picture: { cut: Cut; cloth?: Cloth; views: ViewName[] };
}

/** A picture of the store, such as its hero: a crop (`window`) of a cut's drawing, in the drawing's units. */
export interface StorePicture {
  cut: Cut;
  cloth?: Cloth;
  colour: string;
  window: { x: number; y: number; width: number; height: number };
}

/** Where what is shown stands: shares of the picture's height. */
export interface PictureSubject {
  top: number;
  bottom: number;
}

/** The metadata of a drawn picture, as `api/src/demo/picture-manifest.ts` reads it. */
export interface PictureEntry {
  widths: number[];
  width: number;
  height: number;
  subject?: PictureSubject;
  /** A version that changes with the files, so that they can be cached for ever. */
  version: string;
  /** A tiny WebP, base64. */
  placeholder: string;
}

/** The drawn pictures by name. */
export type PictureManifest = Record<string, PictureEntry>;

const DATA = path.dirname(PICTURE_MANIFEST);

/** The colours by name, as #rrggbb. */
export function readColours(): Record<string, string> {
  return readJson('colours.json') as Record<string, string>;
}

/** The products of the demo store, file by file in the order of their names. */
export function readCatalogue(): DemoProduct[] {
  const files = readdirSync(path.join(DATA, 'products')).filter((file) => file.endsWith('.json'));
  return files.sort().flatMap((file) => readJson(`products/${file}`) as DemoProduct[]);
}

/** What the store's own pictures show, by their names. */
export function readStorePictures(): Record<string, StorePicture> {
  return readJson('store-pictures.json') as Record<string, StorePicture>;
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(path.join(DATA, file), 'utf8'));
}
