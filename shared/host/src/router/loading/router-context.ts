/** The key of a value that loaders get from their context. */
export interface RouterContext<Value = unknown> {
  defaultValue?: Value;
}

/** Creates a key; without a default, reading a value that wasn't set throws. */
export function createContext<Value>(defaultValue?: Value): RouterContext<Value> {
  return defaultValue === undefined ? {} : { defaultValue };
}

/** The values that the loaders of a navigation share. */
export class RouterContextProvider {
  readonly #values = new Map<RouterContext, unknown>();

  /** Throws if the value isn't set and has no default. */
  get<Value>(context: RouterContext<Value>): Value {
    const value = this.#values.has(context) ? this.#values.get(context) : context.defaultValue;
    if (value === undefined) {
      throw new Error(
        'This value isn’t in the context of loaders: set it in getContext of the router.',
      );
    }
    return value as Value;
  }

  set<Value>(context: RouterContext<Value>, value: Value): void {
    this.#values.set(context, value);
  }
}
