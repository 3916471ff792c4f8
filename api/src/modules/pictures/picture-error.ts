/**
 * What happens next to a picture that couldn't be made. `passing`: it is tried again for hours, because the host may be
 * back; `doubtful`: it is tried again a few times; `final`: it is given up at once.
 */
export type PictureFailure = 'passing' | 'doubtful' | 'final';

/** A picture couldn't be made; the message is for the operator. */
export class PictureError extends Error {
  override readonly name = 'PictureError';

  constructor(
    message: string,
    readonly failure: PictureFailure,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}
