import { RegistryError } from '@storefront/host/contracts/parse-registry';
import { BuildError } from '../build-error';
import { makeVersion } from './publishable-version';

const [folder, outDir] = process.argv.slice(2);
if (!folder || !outDir) throw new Error('Usage: make-version.ts <built folder> <folder>');
// Ends the process itself: the remote's code, which has run here, may have left timers.
try {
  await makeVersion(folder, outDir);
  process.exit();
} catch (error) {
  const isRefusal = error instanceof RegistryError || error instanceof BuildError;
  console.error(isRefusal ? `${folder} can't be published. ${error.message}` : error);
  process.exit(1);
}
