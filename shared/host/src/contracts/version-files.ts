/** The file of a version that describes it; published last, so that without it there is no version. */
export const DESCRIPTOR = 'descriptor.json';

/** The folder of a version with the source maps of its scripts, which browsers can't get. */
export const MAPS_FOLDER = 'maps';

/** What the name of a source begins with in a map; its path in the repository follows. */
export const SOURCE_SCHEME = 'webpack:///';

/** Folder of a build whose content all versions of the app with the same libraries share. */
export const LIBRARIES_FOLDER = 'libraries';

/** The script in that folder. */
export const LIBRARIES_SCRIPT = 'browser/libraries.js';
