import { join } from 'node:path';

/** The folder that the API serves the picture files from. */
export const PICTURE_FOLDER = join(import.meta.dirname, 'pictures');

/** The file that `readPictureManifest` reads. */
export const PICTURE_MANIFEST = join(import.meta.dirname, 'data', 'pictures.json');
