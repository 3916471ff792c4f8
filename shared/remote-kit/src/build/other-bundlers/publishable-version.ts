import type { RemoteVersion } from '@storefront/host/contracts/registry';
import {
  toRegistryFragment,
  toRegistryRoute,
  withRouteDefaults,
} from '@storefront/host/contracts/remote';
import { withListedProps } from '@storefront/host/contracts/fragment-props';
import { withFragmentDefaults } from '@storefront/host/contracts/fragments';
import { readBuiltFiles, type BuiltFiles } from '../version/built-files';
import { REMOTE_BUDGET } from '../version/script-weight';
import { writeVersion, type Pages } from '../version/write-version';
import { requireLoadableScripts } from './browser-files';
import { requireWorkingServerBuild } from './server-build';
import { requireNoSecondCopies } from './second-copies';
import { scriptsOf } from './scripts-of';
import { readDeclaration, unnamedContainer, type RemoteDeclaration } from './remote-declaration';

/**
 * Makes a version that can be published of a folder that any pipeline has built: `browser/`, `server/` and `remote.json`.
 * Writes its files and descriptor into another folder, and returns the descriptor. Throws `BuildError` or `RegistryError`
 * for a build that the shop couldn't load.
 */
export async function makeVersion(folder: string, outDir: string): Promise<RemoteVersion> {
  const declaration = await readDeclaration(folder);
  const { name, version: packageVersion } = declaration;
  const container = unnamedContainer(declaration);
  const files = await readSides(folder);
  const pages = pagesOf(declaration, files);
  requireLoadableScripts(files, container);
  requireNoSecondCopies(files);
  await requireWorkingServerBuild(files, container, pages);
  const remote = { name, role: 'remote' as const, packageVersion, budget: REMOTE_BUDGET };
  return writeVersion(outDir, { ...remote, files, pages });
}

/** The files of both sides; what else is in the folder isn't published. */
async function readSides(folder: string): Promise<BuiltFiles> {
  const files = await readBuiltFiles(folder);
  return new Map([...files].filter(([file]) => /^(browser|server)\//.test(file)));
}

function pagesOf(declaration: RemoteDeclaration, files: BuiltFiles): Pages {
  const { routes, fragments: declared = {}, hostContract } = declaration;
  const fragments = withListedProps(withFragmentDefaults(declared));
  return {
    routes: Object.entries(routes).map(([id, input]) => {
      const route = withRouteDefaults(id, input);
      const owner = { title: `page "${id}"`, chunk: route.chunk, exposedBy: 'routes' as const };
      return { ...toRegistryRoute(id, route), scripts: scriptsOf(files, owner) };
    }),
    fragments: Object.entries(fragments).map(([id, fragment]) => {
      const { chunk } = fragment;
      const owner = { title: `fragment "${id}"`, chunk, exposedBy: 'fragments' as const };
      return { ...toRegistryFragment(id, fragment), scripts: scriptsOf(files, owner) };
    }),
    hostContract,
  };
}
