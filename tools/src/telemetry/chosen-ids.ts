import { RandomIdGenerator, type IdGenerator } from '@opentelemetry/sdk-trace-node';

/** Random ids, but for spans that another process has given one: its calls have already named it to others. */
export class ChosenIds implements IdGenerator {
  readonly #random = new RandomIdGenerator();
  #next: string | undefined;

  /** Has the span that `create` starts get that id. */
  use<Span>(id: string, create: () => Span): Span {
    this.#next = id;
    try {
      return create();
    } finally {
      this.#next = undefined;
    }
  }

  generateTraceId(): string {
    return this.#random.generateTraceId();
  }

  generateSpanId(): string {
    return this.#next ?? this.#random.generateSpanId();
  }
}
