/**
 * The package's entry `api/demo-pictures`, for the workspace that draws the demo's pictures: what they
 * have to show, and where the files are written.
 */
import { join } from 'node:path';

export { readCatalogue, readColours } from './catalogue/catalogue';
export type { DemoProduct } from './catalogue/catalogue.schema';
export { shownColour } from './catalogue/demo-product';
export { CLOTHS, CUTS, VIEWS, type ViewName } from './picture-names';
export { pictureName, type PictureEntry, type PictureManifest } from './picture-manifest';
export type { PictureSubject } from '@storefront/shared/contracts/api';
export { readStorePictures } from './store-pictures';

/** The folder that the API serves the picture files from. */
export const PICTURE_FOLDER = join(import.meta.dirname, 'pictures');

/** The file that `readPictureManifest` reads. */
export const PICTURE_MANIFEST = join(import.meta.dirname, 'data/pictures.json');
