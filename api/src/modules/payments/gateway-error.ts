import { ApiError } from '../../http/errors';

/**
 * 503: the payment gateway didn't do what it was asked. The message is meant for the shopper, `reason` for the
 * log.
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

/** The payment gateway refused what it was asked, and did nothing. */
export class GatewayRefusal extends GatewayError {
  override readonly name = 'GatewayRefusal';
}
