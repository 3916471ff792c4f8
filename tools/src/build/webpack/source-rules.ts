import { createRequire } from 'node:module';
import path from 'node:path';
import type { RuleSetRule } from 'webpack';
import { REPOSITORY } from '../repository';

const require = createRequire(import.meta.url);
const TSCONFIG = path.join(REPOSITORY, 'tsconfig.json');

/** How every build handles sources: compiles TypeScript; fonts, the print styles and the unbundled script keep their names. */
export function sourceRules(): RuleSetRule[] {
  return [
    {
      test: /\.tsx?$/,
      loader: require.resolve('ts-loader'),
      options: {
        transpileOnly: true,
        configFile: TSCONFIG,
        compilerOptions: { noEmit: false, incremental: false, types: [], sourceMap: true },
      },
    },
    {
      test: /early-taps\.js$/,
      type: 'asset/resource',
      generator: { filename: '[name][ext]' },
    },
    { test: /\.(woff2|css)$/, type: 'asset/resource', generator: { filename: '[name][ext]' } },
  ];
}
