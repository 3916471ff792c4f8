import { BadRequestError } from '../../http/errors';

/** 400: a mailed link that was used, was replaced by a newer one, has expired or never existed. */
export class UnusableLinkError extends BadRequestError {
  constructor() {
    super('token', 'This link was used already, or has expired. Please ask for a new one.');
  }
}
