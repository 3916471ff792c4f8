import path from 'node:path';
import webpack from 'webpack';
import { MAPS_FOLDER, SOURCE_SCHEME } from '@storefront/host/contracts/version-files';
import { PROJECT } from '../project';

/** How sources are named in maps, which is the same on every machine. */
export const SOURCE_NAMES = {
  devtoolModuleFilenameTemplate: sourceName,
  devtoolFallbackModuleFilenameTemplate: sourceName,
};

function sourceName({ absoluteResourcePath }: { absoluteResourcePath: string }): string {
  return SOURCE_SCHEME + path.relative(PROJECT, absoluteResourcePath).split(path.sep).join('/');
}

/**
 * Writes the map of each script into a folder of its own, and no link to it into the script. Libraries have
 * none: versions share them. The scripts of the server aren't minified, so that their lines are enough.
 */
export function hiddenSourceMaps(side: 'browser' | 'server') {
  return new webpack.SourceMapDevToolPlugin({
    test: /\.js$/,
    exclude: /^\.\.\/libraries\//,
    filename: `../${MAPS_FOLDER}/${side}/[file].map`,
    append: false,
    moduleFilenameTemplate: sourceName,
    fallbackModuleFilenameTemplate: sourceName,
    columns: side === 'browser',
  });
}
