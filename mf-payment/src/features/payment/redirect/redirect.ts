import type { PaymentFormEntry } from '../../../lib/parse-payment-response';

/*
 * These functions send the browser to the payment provider. They are in a separate module, so that tests
 * can mock it. `parsePaymentResponse` has checked that the URLs are safe.
 */

/** Opens a URL: a web page, or an app by the scheme of the app (PAY-11, PAY-13). */
export function redirectTo(url: string): void {
  window.location.assign(url);
}

/** Posts a hidden form with these entries to the provider's page (PAY-10). */
export function redirectByPost(url: string, entries: PaymentFormEntry[]): void {
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
  // Not form.submit(): an entry named "submit" would hide that method.
  HTMLFormElement.prototype.submit.call(form);
}
