import path from 'node:path';
import { sourceRules } from '@storefront/remote-kit/build';
import type { Configuration } from 'webpack';
import { FONT_FILES } from '../src/theme/font-faces';

const FOLDER = import.meta.dirname;
const FONTS = path.join(FOLDER, '../src/theme/fonts');

interface GallerySettings {
  /** The folder that the page is written to. */
  outDir: string;
  mode: Configuration['mode'];
}

/** The gallery as one page with one script, beside the shop's fonts. */
export function galleryConfig({ outDir, mode }: GallerySettings): Configuration {
  return {
    name: 'gallery',
    context: FOLDER,
    mode,
    target: ['web', 'es2022'],
    devtool: mode === 'development' ? 'cheap-module-source-map' : false,
    performance: false,
    entry: [
      path.join(FOLDER, 'index.html'),
      ...FONT_FILES.map((file) => path.join(FONTS, file)),
      path.join(FOLDER, 'main.tsx'),
    ],
    output: { path: outDir, filename: 'gallery.js', publicPath: '', clean: true },
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'] },
    module: {
      rules: [
        ...sourceRules(path.join(FOLDER, '..')),
        { test: /\.html$/, type: 'asset/resource', generator: { filename: '[name][ext]' } },
      ],
    },
    cache: {
      type: 'filesystem',
      cacheDirectory: path.join(FOLDER, '../../../.cache/webpack'),
      name: `gallery-${mode ?? ''}`,
      buildDependencies: { config: [import.meta.filename] },
    },
  };
}
