import { createRequire } from 'node:module';
import path from 'node:path';
import type { RuleSetRule } from 'webpack';
import { minifyStyles } from './minify-styles';

const require = createRequire(import.meta.url);

/** Changes every build makes to the sources; styles are named after their text, so that all builds must minify them. */
export function sourceTransformers() {
  return [minifyStyles()];
}

/**
 * How every build handles the sources of an app in a folder: compiles TypeScript, with minified styles; fonts, the print
 * styles and the unbundled script keep their names.
 */
export function sourceRules(folder: string): RuleSetRule[] {
  return [
    {
      test: /\.tsx?$/,
      loader: require.resolve('ts-loader'),
      options: {
        transpileOnly: true,
        configFile: path.join(folder, 'tsconfig.json'),
        compilerOptions: { noEmit: false, incremental: false, types: [], sourceMap: true },
        getCustomTransformers: () => ({ before: sourceTransformers() }),
      },
    },
    {
      test: /early-taps\.js$/,
      type: 'asset/resource',
      generator: { filename: '[name][ext]' },
    },
    {
      // Exported like other modules, whoever imports them.
      test: /[\\/]src[\\/]messages[\\/]\w+\.json$/,
      type: 'javascript/auto',
      loader: path.join(import.meta.dirname, 'messages-loader.mjs'),
    },
    { test: /\.(woff2|css)$/, type: 'asset/resource', generator: { filename: '[name][ext]' } },
  ];
}
