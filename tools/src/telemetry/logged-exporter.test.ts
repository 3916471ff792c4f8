import { ExportResultCode, type ExportResult } from '@opentelemetry/core';
import type { SpanExporter } from '@opentelemetry/sdk-trace-node';
import { LoggedExporter } from './logged-exporter';

const SENT: ExportResult = { code: ExportResultCode.SUCCESS };
const AWAY: ExportResult = {
  code: ExportResultCode.FAILED,
  error: new Error('connection refused'),
};

test('a collector that is away is logged once, and once more when it is back', () => {
  let isAway = true;
  const exporter: SpanExporter = {
    export: (_, onResult) => onResult(isAway ? AWAY : SENT),
    shutdown: () => Promise.resolve(),
  };
  const log = { warn: jest.fn(), info: jest.fn() };
  const logged = new LoggedExporter(exporter, log);
  const send = () => logged.export([], () => undefined);
  send();
  send();
  expect(log.warn.mock.calls).toEqual([
    ['Traces can’t be sent, and are lost until they can: connection refused'],
  ]);
  isAway = false;
  send();
  send();
  expect(log.info.mock.calls).toEqual([['Traces are sent again.']]);
});
