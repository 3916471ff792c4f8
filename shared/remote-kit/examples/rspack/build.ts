import { rspack } from '@rspack/core';
import configs from './rspack.config';

rspack(configs).run((error, stats) => {
  if (error) throw error;
  if (!stats?.hasErrors()) return;
  console.error(stats.toString('errors-only'));
  process.exitCode = 1;
});
