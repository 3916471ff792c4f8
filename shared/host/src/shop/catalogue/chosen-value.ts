import type { SelectedOptions } from '@storefront/host/contracts/api';

/** The chosen value of a choice; undefined while there is none. A name may be that of a member of every object. */
export function chosenValue(chosen: SelectedOptions | undefined, name: string): string | undefined {
  return chosen && Object.hasOwn(chosen, name) ? chosen[name] : undefined;
}
