import { DeployError } from '../../deploy/deploy-error';
import type { DevelopmentPreview } from '../../deploy/development-service';
import { ShopRendering } from './shop-rendering';

const SHOP = 'https://shop.example';

function previewOf(code: string): DevelopmentPreview {
  return { version: `development-${code}`, parameter: ['with', code] };
}

/** A rendering whose uploads end when the test says so. */
function setUp() {
  const uploads: { code: string; end: (failure?: Error) => void }[] = [];
  const said: string[] = [];
  const rendering = new ShopRendering({
    upload: (code) =>
      new Promise((resolve, reject) => {
        const text = code.toString();
        const end = (failure?: Error) => (failure ? reject(failure) : resolve(previewOf(text)));
        uploads.push({ code: text, end });
      }),
    say: (message) => said.push(message),
  });
  return { rendering, uploads, said };
}

test('pages wait until the server build of their edit is uploaded', async () => {
  const { rendering, uploads } = setUp();
  const first = rendering.current();
  rendering.onBuild(Buffer.from('a'));
  uploads[0]?.end();
  expect(await first).toMatchObject({ preview: previewOf('a') });
});

test('pages that wait for a build get the next one if there was another edit meanwhile', async () => {
  const { rendering, uploads } = setUp();
  const waiting = rendering.current();
  rendering.onBuild(Buffer.from('a'));
  rendering.onEdit();
  uploads[0]?.end();
  rendering.onBuild(Buffer.from('b'));
  uploads[1]?.end();
  const edit = await waiting;
  expect(edit.preview).toEqual(previewOf('b'));
  expect(rendering.isOutdated(edit.number)).toBe(false);
  expect(rendering.isOutdated(edit.number - 1)).toBe(true);
});

test('after a build with errors, and after a refused upload, the browser renders the pages', async () => {
  const { rendering, uploads, said } = setUp();
  rendering.onBuild(undefined);
  expect((await rendering.current()).preview).toBeUndefined();
  expect(said).toEqual([]);
  for (const index of [0, 1]) {
    rendering.onEdit();
    rendering.onBuild(Buffer.from('a'));
    uploads[index]?.end(new DeployError('its page "home" claims /, which belongs to shell'));
    expect((await rendering.current()).preview).toBeUndefined();
  }
  expect(said).toEqual([
    'The shop’s server can’t render this edit, so the browser does. its page "home" claims /, which belongs to shell',
  ]);
});

test('a preview that has become too old is signed again', async () => {
  const { rendering, uploads } = setUp();
  rendering.onBuild(Buffer.from('a'));
  uploads[0]?.end();
  const edit = await rendering.current();
  rendering.onAccepted(previewOf('a'));
  rendering.onRefused(edit, SHOP);
  // The other requests of the same page.
  rendering.onRefused(edit, SHOP);
  expect(uploads.map(({ code }) => code)).toEqual(['a', 'a']);
  uploads[1]?.end();
  expect((await rendering.current()).preview).toEqual(previewOf('a'));
});

test('a shop that knows no preview of the deploy service is named, and its pages are rendered in the browser', async () => {
  const { rendering, uploads, said } = setUp();
  rendering.onBuild(Buffer.from('a'));
  uploads[0]?.end();
  rendering.onRefused(await rendering.current(), SHOP);
  expect((await rendering.current()).preview).toBeUndefined();
  expect(said.join()).toMatch(/https:\/\/shop\.example shows no preview .*DEPLOY_URL/);
});
