type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Keeps what was typed, or filled in by a password manager, before the page's content was hydrated.
 * React hydrates forms with their initial, empty values. The returned function, to be called when the
 * content is hydrated, puts the recorded input back into the fields as if it had been typed again; further
 * calls do nothing.
 */
export function preserveInputDuringHydration(root: HTMLElement): () => void {
  const values = new Map<Field, string>();
  const checkedStates = new Map<HTMLInputElement, boolean>();

  function record(field: EventTarget) {
    if (isCheckbox(field)) checkedStates.set(field, field.checked);
    else if (isField(field)) values.set(field, field.value);
  }
  /**
   * A select's `input` event may make React hydrate it; React then gets the choice from the `change` that
   * follows.
   */
  function onInput({ target }: Event) {
    if (target instanceof HTMLSelectElement) values.delete(target);
    else if (target && !isCheckbox(target)) record(target);
  }
  function onChange({ target }: Event) {
    if (target instanceof HTMLSelectElement) record(target);
  }
  /** React doesn't stop the event of a list that is hydrated already: it has got the choice. */
  function onHandledChange({ target }: Event) {
    if (target instanceof HTMLSelectElement) values.delete(target);
  }
  /**
   * Only the click shows a checkbox's new state: if it makes React hydrate the checkbox, or comes before
   * the form's effects have run, React resets the state before `input` and `change` are sent.
   */
  function onClick({ target }: Event) {
    if (isCheckbox(target)) record(target);
  }
  // In the capture phase, because React stops events of a part that isn't hydrated yet.
  root.addEventListener('click', onClick, { capture: true });
  root.addEventListener('input', onInput, { capture: true });
  root.addEventListener('change', onChange, { capture: true });
  root.addEventListener('change', onHandledChange);
  root
    .querySelectorAll('input, textarea, select')
    .forEach((field) => isChanged(field) && record(field));

  return () => {
    root.removeEventListener('click', onClick, { capture: true });
    root.removeEventListener('input', onInput, { capture: true });
    root.removeEventListener('change', onChange, { capture: true });
    root.removeEventListener('change', onHandledChange);
    values.forEach((value, field) => field.isConnected && restoreValue(field, value));
    checkedStates.forEach((checked, box) => box.isConnected && restoreChecked(box, checked));
    values.clear();
    checkedStates.clear();
  };
}

function isField(target: unknown): target is Field {
  return (
    target instanceof HTMLInputElement ||
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement
  );
}

function isCheckbox(target: unknown): target is HTMLInputElement {
  return target instanceof HTMLInputElement && ['checkbox', 'radio'].includes(target.type);
}

function isChanged(field: Element): boolean {
  if (isCheckbox(field)) return field.checked !== field.defaultChecked;
  if (field instanceof HTMLSelectElement) {
    const chosen = [...field.options].findIndex(({ defaultSelected }) => defaultSelected);
    return field.selectedIndex !== Math.max(chosen, 0);
  }
  return isField(field) && 'defaultValue' in field && field.value !== field.defaultValue;
}

/** Empties the field first: React compares with the value that it saw, and would see no change. */
function restoreValue(field: Field, value: string) {
  field.value = '';
  // The prototype's setter, because React replaces the field's own.
  Reflect.set(Object.getPrototypeOf(field) as object, 'value', value, field);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

/**
 * Sets the opposite first, so that React sees a change. Sends an event, because `click()` does nothing
 * during another click.
 */
function restoreChecked(box: HTMLInputElement, checked: boolean) {
  box.checked = !checked;
  box.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
}
