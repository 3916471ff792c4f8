import { t } from '../../messages/t';

/** The translations of `INDIAN_STATES`, which their check knows from that list. */
const translation: (state: string) => string = t;

/** What a state is called in the language of the page, to be shown only; what isn't a state stays as it is. */
export function stateName(state: string): string {
  // Read as a message, these would be arguments and elements.
  return /[{}<]/.test(state) ? state : translation(state);
}
