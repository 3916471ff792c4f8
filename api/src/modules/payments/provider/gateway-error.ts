import { ApiError } from '../../../http/errors';
import { t } from '../../../messages/t';

/**
 * 503: a call of the payment gateway failed. The message is meant for the shopper, `reason` for the log.
 */
export class GatewayError extends ApiError {
  override readonly name: string = 'GatewayError';

  constructor(readonly reason: string) {
    super(
      503,
      t(
        'The payment service doesn’t respond as it should. Nothing was charged; please try again in a minute.',
      ),
    );
  }
}

/** The payment gateway refused a call, and did nothing. */
export class GatewayRefusal extends GatewayError {
  override readonly name = 'GatewayRefusal';
}
