/** An object of a response whose entries are not validated yet. */
export type ResponseObject = Record<string, unknown>;

/** True for an object that is neither null nor a list. */
export function isObject(value: unknown): value is ResponseObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
