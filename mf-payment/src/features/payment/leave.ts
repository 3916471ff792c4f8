import type { PaymentFormEntry } from '@storefront/shared/shop/payment';

/*
 * Where the page hands the browser over to somebody else's page; apart so that tests can watch it.
 * The addresses were found safe when the answer was read (shared/shop/payment).
 */

/** Sends the browser to an address: a page, or an app by its own scheme (PAY-11, PAY-13). */
export function leaveFor(url: string): void {
  window.location.assign(url);
}

/** Posts a hidden form with these entries to the provider's page (PAY-10). */
export function leaveByPost(url: string, entries: PaymentFormEntry[]): void {
  const form = document.createElement('form');
  form.method = 'post';
  form.action = url;
  form.hidden = true;
  for (const { name, value } of entries) {
    const input = document.createElement('input');
    input.type = 'hidden';
    input.name = name;
    input.value = value;
    form.append(input);
  }
  document.body.append(form);
  // Not form.submit(): an entry named "submit" would stand in its way.
  HTMLFormElement.prototype.submit.call(form);
}
