import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { lockDataFolder } from './lock-data-folder';

test('a file in place of the data folder is refused with what to do, and stays as it is', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'data-folder-'));
  const file = path.join(folder, 'notes.txt');
  await writeFile(file, 'Notes');
  try {
    expect(() => lockDataFolder(file)).toThrow(
      new RegExp(`The database in ${file} can't be opened: .*Make sure that it is a folder`),
    );
  } finally {
    await rm(folder, { recursive: true });
  }
});
