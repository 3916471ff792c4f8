import { readFile, writeFile } from 'node:fs/promises';
import prettier from 'prettier';
import { PICTURE_MANIFEST } from '../../../api/src/demo/picture-files';
import type { PictureManifest } from '../demo-store';

/** The manifest as it was last written; empty where there is none yet. */
export async function readManifestFile(): Promise<PictureManifest> {
  const text = await readFile(PICTURE_MANIFEST, 'utf8').catch(() => '{}');
  return JSON.parse(text) as PictureManifest;
}

/** Writes the manifest in the project's format, so that the format check accepts it. */
export async function writeManifestFile(manifest: PictureManifest): Promise<void> {
  const options = await prettier.resolveConfig(PICTURE_MANIFEST);
  const text = await prettier.format(JSON.stringify(manifest), { ...options, parser: 'json' });
  await writeFile(PICTURE_MANIFEST, text);
}
