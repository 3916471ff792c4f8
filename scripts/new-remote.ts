import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { remoteNames } from '@storefront/create-remote/remote-names';
import { format, resolveConfig } from 'prettier';
import { ROOT } from './lib/apps';
import { command } from './lib/command';
import { commonDependencies } from './lib/new-remote/common-dependencies';
import { withLockedWorkspace, withWorkspace } from './lib/new-remote/enter-workspace';
import {
  remoteManifest,
  workspaceFiles,
  type RemoteManifest,
} from './lib/new-remote/workspace-files';
import { withOwner } from './lib/new-remote/with-owner';
import { requireFreePath } from './lib/new-remote/require-free-path';
import { StepFailedError } from './lib/processes';

/** Whose each folder is. */
const OWNERS = '.github/CODEOWNERS';

/**
 * `npm run new-remote -- mf-lookbook`: creates a remote with one page and one fragment, structured like the
 * others, and adds it to the workspaces, where all other commands find it. Needs no network.
 */
export const main = command(async ([name, ...rest]) => {
  if (name === undefined || rest.length > 0) {
    throw new StepFailedError('Name one remote: npm run new-remote -- mf-lookbook');
  }
  const names = remoteNames(name);
  if (existsSync(path.join(ROOT, name)))
    throw new StepFailedError(
      `${name} already exists. Choose another name, or remove that folder first.`,
    );
  await requireFreePath(names);

  const manifest = remoteManifest(name, commonDependencies());
  for (const [file, text] of Object.entries(workspaceFiles(names, manifest))) {
    await writeFormatted(path.join(name, file), text);
  }
  await enterWorkspace(manifest);
  const owners = path.join(ROOT, OWNERS);
  await writeFile(owners, withOwner(await readFile(owners, 'utf8'), names));
  console.log(`
${name} is ready. Its page is at ${names.path}, and in ${name}/src/features/${names.feature};
its fragment ${names.fragment} is in ${name}/src/features/teaser.

  npm run dev -w ${name}       serves it from source, in the shop
  npm test -w ${name}          runs its checks
  npm run deploy -- ${name}    publishes it, and gives it to every visitor

Commit its folder together with ${OWNERS}, package.json and package-lock.json; the other apps stay as they are.
Before another remote here links to its page, or shows its fragment, add them to shared/host/src/contracts: page-paths.ts
and fragments.
`);
});

async function writeFormatted(file: string, text: string): Promise<void> {
  const filepath = path.join(ROOT, file);
  await mkdir(path.dirname(filepath), { recursive: true });
  const settings = await resolveConfig(filepath);
  await writeFile(filepath, await format(text, { ...settings, filepath }));
}

async function enterWorkspace(manifest: RemoteManifest): Promise<void> {
  const { name } = manifest;
  await change('package.json', (root: Parameters<typeof withWorkspace>[0]) =>
    withWorkspace(root, name),
  );
  const lock = await change(
    'package-lock.json',
    (locked: Parameters<typeof withLockedWorkspace>[0]) => withLockedWorkspace(locked, manifest),
  );

  const installed = path.join(ROOT, 'node_modules');
  await symlink(path.join('..', name), path.join(installed, name), 'junction');
  // With the link, `scripts/run.mjs` has nothing more to install: records the new lock file as installed.
  const stamp = createHash('sha256').update(lock).digest('hex');
  await writeFile(path.join(installed, '.storefront-lock'), stamp);
}

/** Changes a JSON file of the repository; returns its text. */
async function change<Content>(
  file: string,
  toChanged: (content: Content) => Content,
): Promise<string> {
  const filepath = path.join(ROOT, file);
  const content = JSON.parse(await readFile(filepath, 'utf8')) as Content;
  const text = `${JSON.stringify(toChanged(content), null, 2)}\n`;
  await writeFile(filepath, text);
  return text;
}
