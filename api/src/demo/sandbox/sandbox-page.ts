import { escapeHtml, htmlPage } from '../../http/responses/html-page';
import type { PaymentStart } from '../../modules/payments/provider/payment-provider';
import { formatPaise } from '../../money';

/** The payment that a sandbox page shows. */
type SandboxPage = Pick<PaymentStart, 'merchant' | 'orderId' | 'amount' | 'ref'>;

const STYLE = `
  :root { color-scheme: dark; }
  * { box-sizing: border-box; }
  body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 24px;
    background: #14120f; color: #efe9df; font: 16px/1.5 system-ui, sans-serif; }
  main { width: 100%; max-width: 420px; padding: 32px; background: #1d1a16;
    border: 1px solid #38332b; border-radius: 4px; }
  .note { margin: 0 0 24px; color: #c8a96a; font-size: 13px; letter-spacing: .08em;
    text-transform: uppercase; }
  h1 { margin: 0 0 24px; font: 400 28px/1.2 Georgia, serif; }
  dl { margin: 0 0 32px; }
  dl div { display: flex; justify-content: space-between; gap: 16px; padding: 12px 0;
    border-bottom: 1px solid #38332b; }
  dt { color: #b3aa9c; }
  dd { margin: 0; text-align: right; font-variant-numeric: tabular-nums; }
  form { display: grid; gap: 12px; }
  button, a.button { display: block; min-height: 48px; padding: 12px 24px; border-radius: 2px;
    border: 1px solid #c8a96a; background: #c8a96a; color: #14120f; font: inherit;
    font-weight: 600; text-align: center; text-decoration: none; cursor: pointer; }
  button.second { background: transparent; color: #efe9df; border-color: #6b6355; }
  :focus-visible { outline: 3px solid #efe9df; outline-offset: 3px; }
`;

function page(title: string, content: string): string {
  const note = '<p class="note">Sandbox: no money moves</p>';
  const heading = `<h1>${escapeHtml(title)}</h1>`;
  return htmlPage({ title, style: STYLE, content: [note, heading, content].join('\n') });
}

/** The bank's page, with the payment's details and buttons to approve and decline. */
export function decisionPage({ merchant, orderId, amount, ref }: SandboxPage): string {
  const rows = [
    ['Merchant', merchant],
    ['Order', orderId],
    ['Amount', formatPaise(amount)],
  ];
  const list = rows
    .map(([term = '', text = '']) => `<div><dt>${term}</dt><dd>${escapeHtml(text)}</dd></div>`)
    .join('\n');
  return page(
    `Pay ${merchant}`,
    `<dl>
${list}
</dl>
<form method="post" action="/sandbox/pay/${encodeURIComponent(ref)}">
<button name="decision" value="approve">Approve payment</button>
<button class="second" name="decision" value="decline">Decline payment</button>
</form>`,
  );
}

/** A page with a message, and a link to the shop if `shopUrl` is given. */
export function messagePage(title: string, text: string, shopUrl?: string): string {
  const link =
    shopUrl === undefined
      ? ''
      : `<p><a class="button" href="${escapeHtml(shopUrl)}">Return to the shop</a></p>`;
  return page(title, `<p>${escapeHtml(text)}</p>\n${link}`);
}
