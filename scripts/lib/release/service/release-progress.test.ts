import { text } from 'node:stream/consumers';
import { ReleaseError } from '@storefront/tools/deploy';
import { createReleaseProgress } from './release-progress';

/** The lines of a release that is refused, or fails, after its proof; and what was logged. */
async function readRelease(error?: Error) {
  const { lines, say, reported, follow } = createReleaseProgress();
  const logged: unknown[] = [];
  await follow(
    () => {
      say('Checking …');
      reported('mf-lookbook/1.0.0-aaa/proof/20260301/report.html');
      return error ? Promise.reject(error) : Promise.resolve();
    },
    (one) => logged.push(one),
  );
  const written = (await text(lines)).trimEnd().split('\n');
  return { lines: written.map((line) => JSON.parse(line) as unknown), logged };
}

const STARTED = [{ message: 'Checking …' }, { report: '20260301' }];

test('a release names the report of its proof', async () => {
  expect((await readRelease()).lines).toEqual([...STARTED, { released: true }]);
});

test('a refused release names the report and the reasons', async () => {
  const { lines, logged } = await readRelease(new ReleaseError('It was not deployed.'));
  expect(lines).toEqual([...STARTED, { message: 'It was not deployed.' }, { released: false }]);
  expect(logged).toEqual([]);
});

test('a failure of the service is logged, and its message isn’t shown to the team', async () => {
  const failure = new Error('a path on this machine');
  const { lines, logged } = await readRelease(failure);
  expect(lines.at(-2)).toEqual({ message: 'The deploy service failed; its log says why.' });
  expect(logged).toEqual([failure]);
});
