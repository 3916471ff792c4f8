import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findLocalPicture } from './local-picture';

let folder: string;
let root: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'local-picture-'));
  root = path.join(folder, 'pictures');
  await mkdir(path.join(root, 'shirts'), { recursive: true });
  await writeFile(path.join(root, 'shirts/a.jpg'), 'a picture');
  await writeFile(path.join(folder, 'secret.jpg'), 'a secret');
  await symlink(path.join(folder, 'secret.jpg'), path.join(root, 'link.jpg'));
});
afterAll(() => rm(folder, { recursive: true }));

test('a file of the folder is found by its path', async () => {
  expect(await findLocalPicture('shirts/a.jpg', root, 100)).toMatch(/pictures\/shirts\/a\.jpg$/);
});

test.each(['../secret.jpg', 'shirts/../../secret.jpg', '/etc/passwd', 'link.jpg', ''])(
  'the path “%s” leads out of the folder, and is refused',
  async (source) => {
    await expect(findLocalPicture(source, root, 100)).rejects.toMatchObject({
      message: 'Its path leads out of PICTURES_FOLDER.',
      failure: 'final',
    });
  },
);

test('a missing file may come later; a folder, a large file and a missing setting are final', async () => {
  await expect(findLocalPicture('b.jpg', root, 100)).rejects.toMatchObject({ failure: 'doubtful' });
  await expect(findLocalPicture('shirts', root, 100)).rejects.toMatchObject({ failure: 'final' });
  await expect(findLocalPicture('shirts/a.jpg', root, 3)).rejects.toThrow('more than 3 bytes');
  await expect(findLocalPicture('a.jpg', undefined, 100)).rejects.toThrow(
    'PICTURES_FOLDER isn’t set',
  );
});
