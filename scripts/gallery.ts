import path from 'node:path';
import { runWebpack } from '@storefront/remote-kit/build';
import { galleryConfig } from '../shared/ui/gallery/webpack.config';
import { command } from './lib/command';
import { serveSources } from '@storefront/remote-kit/dev';
import { gallerySettings } from './lib/settings/command-settings';
import { readCommandSettings } from './lib/settings/read-settings';

/**
 * `node scripts/run.mjs gallery`: serves the tokens and every primitive in every state, reloading on every edit.
 * `node scripts/run.mjs gallery --build <folder>`: writes that page into a folder instead.
 */
export const main = command(async ([option, folder]) => {
  if (option === '--build' && folder) {
    await runWebpack([galleryConfig({ outDir: path.resolve(folder), mode: 'production' })]);
    console.log(`The gallery is in ${folder}.`);
    return;
  }
  const { GALLERY_PORT: port } = readCommandSettings(gallerySettings, process.env);
  await serveSources([galleryConfig({ outDir: '/', mode: 'development' })], port);
  console.log(`Gallery  http://localhost:${port}   (Ctrl-C stops it)`);
});
