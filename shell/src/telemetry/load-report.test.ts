import { parseLoadReport } from './load-report';

const REPORT = { remote: 'mf-x', version: '1.0.0-ab12', outcome: 'failed', message: 'Broken' };

test('parses a report, and ignores other fields', () => {
  const text = JSON.stringify({ ...REPORT, visitor: 'somebody else' });
  expect(parseLoadReport(text)).toEqual(REPORT);
});

test('truncates a long message', () => {
  const text = JSON.stringify({ ...REPORT, message: 'x'.repeat(1_000) });
  expect(parseLoadReport(text)?.message).toHaveLength(300);
});

test.each(['', '{', 'null', '[]', '{"remote":"mf-x"}'])('rejects the report %s', (text) => {
  expect(parseLoadReport(text)).toBeUndefined();
});

test.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty', '../x', '', 'x'.repeat(101)])(
  'rejects a report on a remote or a version named "%s"',
  (name) => {
    expect(parseLoadReport(JSON.stringify({ ...REPORT, remote: name }))).toBeUndefined();
    expect(parseLoadReport(JSON.stringify({ ...REPORT, version: name }))).toBeUndefined();
  },
);
