import { parseBrowserReport } from './browser-report';

const REPORT = { remote: 'mf-x', version: '1.0.0-ab12', outcome: 'failed', message: 'Broken' };

test('parses a report, and ignores other fields', () => {
  const text = JSON.stringify({ ...REPORT, visitor: 'somebody else' });
  expect(parseBrowserReport(text)).toEqual(REPORT);
});

test('truncates a long message', () => {
  const text = JSON.stringify({ ...REPORT, message: 'x'.repeat(1_000) });
  expect(parseBrowserReport(text)?.message).toHaveLength(300);
});

test.each(['', '{', 'null', '[]', '{"remote":"mf-x"}'])('rejects the report %s', (text) => {
  expect(parseBrowserReport(text)).toBeUndefined();
});

test.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty', '../x', '', 'x'.repeat(101)])(
  'rejects a report on a remote or a version named "%s"',
  (name) => {
    expect(parseBrowserReport(JSON.stringify({ ...REPORT, remote: name }))).toBeUndefined();
    expect(parseBrowserReport(JSON.stringify({ ...REPORT, version: name }))).toBeUndefined();
  },
);

test('parses what was measured, without anything that is no measurement', () => {
  const vitals = { lcp: 1_200.5, cls: -1, inp: 'fast', ttfb: 3 };
  const measured = { ...REPORT, outcome: 'measured', vitals };
  expect(parseBrowserReport(JSON.stringify(measured))?.vitals).toEqual({ lcp: 1_200.5 });
  expect(parseBrowserReport(JSON.stringify({ ...REPORT, vitals }))?.vitals).toBeUndefined();
});
