import { escapeHtml, htmlPage } from '../../http/responses/html-page';
import type { RenderedMail } from '../../modules/mail/templates/render-layout';
import { MAILBOX_PATH } from './mailbox';

const STYLE = `
  :root { color-scheme: dark; }
  * { box-sizing: border-box; }
  body { margin: 0; background: #100e0c; color: #f4eee4; font: 16px/1.5 system-ui, sans-serif; }
  main { max-width: 880px; margin: 0 auto; padding: 32px 20px 64px; }
  h1 { margin: 0 0 8px; font: 400 32px/1.2 Georgia, serif; overflow-wrap: anywhere; }
  h2 { margin: 32px 0 8px; font-size: 13px; letter-spacing: .14em; text-transform: uppercase; color: #c9a55f; }
  p { margin: 0 0 16px; color: #cfc6b8; }
  a { color: #e0c184; text-underline-offset: 3px; }
  .back { display: inline-block; padding: 12px 0; }
  form { display: flex; flex-wrap: wrap; gap: 12px; align-items: end; margin: 24px 0; }
  label { flex: 1 1 240px; color: #cfc6b8; font-size: 14px; }
  input { display: block; width: 100%; min-height: 48px; margin-top: 4px; padding: 8px 12px; background: #191613;
    border: 1px solid #7d7265; border-radius: 2px; color: inherit; font: inherit; }
  button { min-height: 48px; padding: 8px 24px; border: 0; border-radius: 2px; background: #f4eee4;
    color: #15110b; font: inherit; font-weight: 600; cursor: pointer; }
  ul { margin: 0; padding: 0; list-style: none; }
  li { border-top: 1px solid #332d27; }
  li a { display: block; padding: 14px 0; color: #f4eee4; text-decoration: none; overflow-wrap: anywhere; }
  li a:hover strong { text-decoration: underline; }
  li strong { font-weight: 600; }
  li span { display: block; color: #a69c8d; font-size: 14px; }
  dl { display: grid; grid-template-columns: auto 1fr; gap: 4px 16px; margin: 16px 0 24px; font-size: 14px; }
  dt { color: #a69c8d; }
  dd { margin: 0; overflow-wrap: anywhere; }
  iframe { display: block; width: 100%; height: 900px; border: 1px solid #332d27; background: #fff; }
  pre { margin: 0; padding: 20px; border: 1px solid #332d27; background: #191613; white-space: pre-wrap;
    overflow-wrap: anywhere; font: 14px/1.6 ui-monospace, monospace; }
  :focus-visible { outline: 3px solid #c9a55f; outline-offset: 3px; }
`;

function page(title: string, content: string): string {
  return htmlPage({ title, style: STYLE, content });
}

const momentFormat = new Intl.DateTimeFormat('en-IN', {
  dateStyle: 'medium',
  timeStyle: 'medium',
  timeZone: 'Asia/Kolkata',
});

/** A mail in the list. */
export interface MailboxEntry {
  id: string;
  to: string;
  subject: string;
  createdAt: Date;
}

/** The list of the newest mails, to all recipients or to one. */
export function listPage(entries: readonly MailboxEntry[], to: string): string {
  const items = entries.map(
    ({ id, to: recipient, subject, createdAt }) =>
      `<li><a href="${MAILBOX_PATH}/${encodeURIComponent(id)}"><strong>${escapeHtml(subject)}</strong>
<span>${escapeHtml(recipient)}, ${momentFormat.format(createdAt)}</span></a></li>`,
  );
  const empty = to === '' ? 'No mails so far.' : `No mails to ${to} so far.`;
  return page(
    'Mailbox',
    `<h1>Mailbox</h1>
<p>What the demo would have sent by mail. No mail leaves this machine.</p>
<form method="get" action="${MAILBOX_PATH}">
<label>Only mails to <input name="to" value="${escapeHtml(to)}" autocomplete="off"></label>
<button>Show</button>
</form>
${items.length > 0 ? `<ul>\n${items.join('\n')}\n</ul>` : `<p role="status">${escapeHtml(empty)}</p>`}
<p><a class="back" href="${MAILBOX_PATH}/samples">One sample of every mail</a></p>`,
  );
}

/** The list of the sample mails. */
export function samplesPage(templates: readonly string[]): string {
  const items = templates.map(
    (template) =>
      `<li><a href="${MAILBOX_PATH}/samples/${template}"><strong>${escapeHtml(template)}</strong></a></li>`,
  );
  return page(
    'Sample mails',
    `<a class="back" href="${MAILBOX_PATH}">All mails</a>
<h1>Sample mails</h1>
<ul>
${items.join('\n')}
</ul>`,
  );
}

/** One mail: its HTML, in a frame that runs no scripts, and its text version. */
export function mailPage(entry: MailboxEntry, { subject, text }: RenderedMail): string {
  const { id, to, createdAt } = entry;
  const title = escapeHtml(subject);
  return page(
    subject,
    `<a class="back" href="${MAILBOX_PATH}">All mails</a>
<h1>${title}</h1>
<dl><dt>To</dt><dd>${escapeHtml(to)}</dd><dt>Written</dt><dd>${momentFormat.format(createdAt)}</dd></dl>
<iframe title="The mail" src="${MAILBOX_PATH}/${encodeURIComponent(id)}/html" sandbox="allow-top-navigation-by-user-activation"></iframe>
<h2>As text</h2>
<pre>${escapeHtml(text)}</pre>`,
  );
}

/** The page for a mail that doesn't exist. */
export function missingPage(): string {
  return page(
    'No such mail',
    `<a class="back" href="${MAILBOX_PATH}">All mails</a>
<h1>No such mail</h1>
<p>There is no mail at this address.</p>`,
  );
}

/** A mail's HTML for the frame; its links open in the window instead of the frame. */
export function framedMail({ html }: RenderedMail): string {
  return html.replace('<head>', '<head>\n<base target="_top">');
}
