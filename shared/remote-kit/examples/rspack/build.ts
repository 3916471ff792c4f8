import { cp } from 'node:fs/promises';
import path from 'node:path';
import { rspack } from '@rspack/core';
import configs from './rspack.config';

const at = (name: string) => path.join(import.meta.dirname, name);

await new Promise<void>((resolve, reject) => {
  rspack(configs).run((error, stats) => {
    if (error) reject(error);
    else if (stats?.hasErrors()) reject(new Error(stats.toString('errors-only')));
    else resolve();
  });
});
await cp(at('remote.json'), at('dist/remote.json'));
