import { toPaise } from '../../money';

const RUPEES = /^\d{1,12}(\.\d{1,2})?$/;

/** Converts typed rupees to paise; anything else is returned unchanged, so that validation refuses it. */
export function readAmount(typed: string | undefined): number | string | undefined {
  return typed !== undefined && RUPEES.test(typed) ? toPaise(Number(typed)) : typed;
}
