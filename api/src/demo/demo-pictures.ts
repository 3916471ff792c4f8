/**
 * The package's entry `api/demo-pictures`, for the workspace that draws the demo's pictures: what they
 * have to show, and where the files are written.
 */
export { readCatalogue, readColours } from './catalogue/catalogue';
export type { DemoProduct } from './catalogue/catalogue.schema';
export { shownColour } from './catalogue/demo-product';
export { CLOTHS, CUTS, VIEWS, type ViewName } from './picture-names';
export { PICTURE_FOLDER, PICTURE_MANIFEST } from './picture-files';
export { pictureName, type PictureEntry, type PictureManifest } from './picture-manifest';
export type { PictureSubject } from '@storefront/shared/contracts/api';
export { readStorePictures } from './store-pictures';
