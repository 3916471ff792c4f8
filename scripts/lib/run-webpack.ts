import webpack, { type Configuration } from 'webpack';

/** Builds once. Throws with what webpack says when it can't; warnings go to the console. */
export function runWebpack(configs: Configuration[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const compiler = webpack(configs);
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error) reject(error);
        else if (stats?.hasErrors()) reject(new Error(stats.toString('errors-only')));
        else {
          if (stats?.hasWarnings()) console.warn(stats.toString('errors-warnings'));
          resolve();
        }
      });
    });
  });
}
