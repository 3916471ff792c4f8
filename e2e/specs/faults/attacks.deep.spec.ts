import { fetchPage } from '../../support/faults/on-server/server-page';
import { REMOTES } from '../../support/faults/remotes';
import { expect, test } from '../../support/faults/test';

test('the code of a remote on the server can signal nobody, start nothing, and read and write no file', async ({
  shop,
}) => {
  const [remote] = REMOTES;
  if (!remote) throw new Error('The shop has no remote.');
  await shop.breakRemote(remote.name, 'attacks');
  await expect
    .poll(async () => {
      await fetchPage(shop.origin, remote);
      return /attacks that succeeded: (.*)/.exec(shop.log)?.[1];
    })
    .toBe('[]');
  expect((await fetchPage(shop.origin, remote)).hasContent, 'its page is rendered').toBe(true);
});
