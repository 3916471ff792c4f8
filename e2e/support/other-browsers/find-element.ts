import type { ByRoleMatcher, queryAllByLabelText, queryAllByRole } from '@testing-library/dom';

/** An element that a user finds by its role and name. */
interface Named {
  role: ByRoleMatcher;
  /** The complete accessible name. */
  name?: string;
  within?: Target;
}

/** A form control, by its label. */
interface Labelled {
  label: string;
  within?: Target;
}

/** Describes exactly one element, inside another one if `within` is given. */
export type Target = Named | Labelled;

/** The global under which Testing Library's build for browsers puts its functions into the page. */
export const LIBRARY = 'TestingLibraryDom';

/** The part of the library that is used. */
interface Library {
  queryAllByRole: typeof queryAllByRole;
  queryAllByLabelText: typeof queryAllByLabelText;
}

/** The element; undefined if none or several match. Runs in the page, so it can use nothing of this file. */
export function findElement(library: string, wanted: Target): HTMLElement | undefined {
  const { queryAllByRole: byRole, queryAllByLabelText: byLabel } = Reflect.get(
    globalThis,
    library,
  ) as Library;
  const fitting = (container: HTMLElement, target: Target): HTMLElement[] => {
    if ('label' in target) return byLabel(container, target.label);
    const { role, name } = target;
    return byRole(container, role, name === undefined ? {} : { name });
  };
  const find = (target: Target): HTMLElement | undefined => {
    const container = target.within ? find(target.within) : document.body;
    const [first, ...others] = container ? fitting(container, target) : [];
    return others.length === 0 ? first : undefined;
  };
  return find(wanted);
}
