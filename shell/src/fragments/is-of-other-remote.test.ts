import { isOfOtherRemote } from './is-of-other-remote';

const LIBRARIES = 'at r (https://shop.example/apps/shell/libraries-5fea/browser/libraries.js:2:7)';

function thrownIn(...scripts: string[]): Error {
  const lines = scripts.map(
    (path) => `at f (https://shop.example/apps/${path}/browser/chunk.js:1:1)`,
  );
  return Object.assign(new Error('Broken.'), { stack: [LIBRARIES, ...lines].join('\n') });
}

test.each([
  ['the fragment’s own version', thrownIn('mf-content/1.0.0-aa', 'shell/1.0.0-cc'), false],
  ['another version of the remote', thrownIn('mf-content/2.0.0-bb'), true],
  ['another remote', thrownIn('mf-catalog/1.0.0-dd'), true],
  ['the shell, which the fragment may have called', thrownIn('shell/1.0.0-cc'), false],
  ['React', thrownIn(), false],
  ['what isn’t an error', null, false],
])('an error of %s', (_of, error, isOther) => {
  expect(isOfOtherRemote(error, '1.0.0-aa')).toBe(isOther);
});
