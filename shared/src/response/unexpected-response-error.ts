/** A response of the server that doesn't have the shape that the shop reads. */
export class UnexpectedResponseError extends Error {
  override name = 'UnexpectedResponseError';

  /** `response` says which response it was ("product"), `expected` what it should have been. */
  constructor(response: string, expected: string) {
    super(`The server's response for the ${response} can't be read: expected ${expected}.`);
  }
}
