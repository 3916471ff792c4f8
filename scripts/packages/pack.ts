import path from 'node:path';
import { ROOT } from '../lib/apps';
import { command } from '../lib/command';
import { stagePackages } from '../lib/packages/stage-packages';

/** `node scripts/run.mjs packages/pack`: builds the packages as they are published, in `.cache/packages`. */
export const main = command(async () => {
  for (const { manifest, tarball } of await stagePackages()) {
    console.log(`${manifest.name} ${manifest.version}: ${path.relative(ROOT, tarball)}`);
  }
});
