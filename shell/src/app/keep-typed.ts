type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Keeps what is typed, or filled in by a password manager, while the page's scripts are on their
 * way: React takes the page over with its forms blank, and the fields follow. The returned function,
 * to be called once that has happened, types everything anew.
 */
export function keepTyped(root: HTMLElement): () => void {
  const typed = new Map<Field, string>();
  const ticked = new Map<HTMLInputElement, boolean>();

  function note(field: EventTarget) {
    if (isCheckbox(field)) ticked.set(field, field.checked);
    else if (isField(field)) typed.set(field, field.value);
  }
  const onInput = ({ target }: Event) => {
    if (target) note(target);
  };
  root.addEventListener('input', onInput);
  root.querySelectorAll('input, textarea').forEach((field) => isChanged(field) && note(field));

  return () => {
    root.removeEventListener('input', onInput);
    typed.forEach((value, field) => field.isConnected && type(field, value));
    ticked.forEach((checked, box) => box.isConnected && tick(box, checked));
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
  return isField(field) && 'defaultValue' in field && field.value !== field.defaultValue;
}

/** Blank first: React has seen what is in the field, and would find nothing changed. */
function type(field: Field, value: string) {
  field.value = '';
  // By the prototype's setter, for the field's own is React's.
  Reflect.set(Object.getPrototypeOf(field) as object, 'value', value, field);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

/** The other way first, for the same reason. */
function tick(box: HTMLInputElement, checked: boolean) {
  box.checked = !checked;
  box.click();
}
