import type { SpanExporter } from '@opentelemetry/sdk-trace-node';
import type { serverLog } from '../http-server';

type Export = SpanExporter['export'];

/**
 * An exporter that says when spans begin to be lost, and when they arrive again. OpenTelemetry would say so for each
 * batch, or not at all.
 */
export class LoggedExporter implements SpanExporter {
  readonly #exporter: SpanExporter;
  readonly #log: Pick<typeof serverLog, 'warn' | 'info'>;
  #isAway = false;

  constructor(exporter: SpanExporter, log: Pick<typeof serverLog, 'warn' | 'info'>) {
    this.#exporter = exporter;
    this.#log = log;
  }

  export(...[spans, onResult]: Parameters<Export>): void {
    this.#exporter.export(spans, (result) => {
      this.#logChange(result.error);
      onResult(result);
    });
  }

  forceFlush(): Promise<void> {
    return this.#exporter.forceFlush?.() ?? Promise.resolve();
  }

  shutdown(): Promise<void> {
    return this.#exporter.shutdown();
  }

  #logChange(error: Error | undefined): void {
    const isAway = error !== undefined;
    if (isAway === this.#isAway) return;
    this.#isAway = isAway;
    if (isAway) {
      this.#log.warn(`Traces can’t be sent, and are lost until they can: ${error.message}`);
    } else this.#log.info('Traces are sent again.');
  }
}
