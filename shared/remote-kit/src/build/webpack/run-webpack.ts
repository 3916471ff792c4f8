import webpack, { type Configuration, type MultiStats } from 'webpack';

/** Builds once. Throws with webpack's errors when the build fails; warnings go to the console. */
export function runWebpack(configs: Configuration[]): Promise<MultiStats> {
  return new Promise((resolve, reject) => {
    const compiler = webpack(configs);
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error) reject(error);
        else if (!stats) reject(new Error('webpack ended without a result.'));
        else if (stats.hasErrors()) reject(new Error(stats.toString('errors-only')));
        else {
          if (stats.hasWarnings()) console.warn(stats.toString('errors-warnings'));
          resolve(stats);
        }
      });
    });
  });
}
