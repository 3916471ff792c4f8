import { runChecks, type Check } from './run-checks';

function check(name: string, program: string): Check {
  return { name, command: [process.execPath, '-e', program] };
}

let printed: string[];
beforeEach(() => {
  printed = [];
  jest.spyOn(console, 'log').mockImplementation((text: string) => {
    printed.push(text);
  });
});
afterEach(() => jest.restoreAllMocks());

test('names the checks that failed, in their order, and runs the others', async () => {
  const failed = await runChecks([
    check('types', 'process.exit(2)'),
    check('lint', ''),
    check('format', 'process.exit(1)'),
  ]);
  expect(failed).toEqual(['types', 'format']);
  expect(printed.join()).toContain('— lint —');
});

test('prints the output of a check in one piece, under its name', async () => {
  await runChecks([check('lint', 'console.log("a.ts"); console.error("b.ts"); process.exit(1)')]);
  expect(printed).toEqual(['\n— lint —\na.ts\nb.ts']);
});

test('says why a program can’t be started', async () => {
  await runChecks([{ name: 'lint', command: ['no-such-program'] }]);
  expect(printed.join()).toContain('spawn no-such-program ENOENT');
});
