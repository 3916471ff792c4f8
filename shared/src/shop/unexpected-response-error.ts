/** An answer of the server that doesn't have the shape that the shop reads (section 3). */
export class UnexpectedResponseError extends Error {
  override name = 'UnexpectedResponseError';

  /** `answer` says which answer it was ("product"), `expected` what it should have been. */
  constructor(answer: string, expected: string) {
    super(`The server's answer for the ${answer} can't be read: expected ${expected}.`);
  }
}
