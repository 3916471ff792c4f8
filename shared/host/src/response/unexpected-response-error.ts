/** A response that doesn't have the expected shape. */
export class UnexpectedResponseError extends Error {
  override name = 'UnexpectedResponseError';

  /** `response` names the response ("product"), `expected` the shape that it should have had. */
  constructor(response: string, expected: string) {
    super(`The server's response for the ${response} can't be read: expected ${expected}.`);
  }
}
