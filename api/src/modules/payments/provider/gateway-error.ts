import { ApiError } from '../../../http/errors';

/**
 * 503: a call of the payment gateway failed. The message is meant for the shopper, `reason` for the log.
 */
export class GatewayError extends ApiError {
  override readonly name: string = 'GatewayError';

  constructor(readonly reason: string) {
    super(
      503,
      'The payment service doesn’t respond as it should. Nothing was charged; please try again in a minute.',
    );
  }
}

/** The payment gateway refused a call, and did nothing. */
export class GatewayRefusal extends GatewayError {
  override readonly name = 'GatewayRefusal';
}
