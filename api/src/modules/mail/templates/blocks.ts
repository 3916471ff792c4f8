import { escapeHtml } from '../../../http/responses/html-page';
import { t } from '../../../messages/t';
import { labelType, styleAttributes, TYPE } from './mail-styles';

/** A part of a mail, as HTML and as text. */
export interface Block {
  html: string;
  text: string;
}

/** The content of a mail. */
export interface MailContent {
  subject: string;
  /** Shown beside the subject in lists of mails. */
  preview: string;
  heading: string;
  blocks: Block[];
  /** In mails that aren't about orders or accounts: what ends them with one click in a mail program (RFC 8058). */
  unsubscribeToken?: string;
}

/** Attributes of a layout table, whose structure screen readers ignore. */
const TABLE = 'role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"';

/** The beginning of a mail's first sentence. */
export function salutation(name: string | null): string {
  return name === null ? t('Hello,') : t('Dear {name},', { name });
}

/** A paragraph of one or more sentences. */
export function paragraph(...sentences: string[]): Block {
  const text = sentences.join(' ');
  const style = styleAttributes({ color: 'soft' }, `margin:0 0 16px;${TYPE.body}`);
  return { html: `<p ${style}>${escapeHtml(text)}</p>`, text };
}

/** A less prominent paragraph, with an optional link at its end. */
export function note(text: string, link?: { label: string; url: string }): Block {
  const style = styleAttributes({ color: 'muted' }, `margin:0 0 16px;${TYPE.small}`);
  const anchor =
    link &&
    ` <a href="${escapeHtml(link.url)}" ${styleAttributes({ color: 'accent' })}>${escapeHtml(link.label)}</a>`;
  return {
    html: `<p ${style}>${escapeHtml(text)}${anchor ?? ''}</p>`,
    text: link ? `${text}\n${link.label}: ${link.url}` : text,
  };
}

/** A link that looks like a button. */
export function button(label: string, url: string): Block {
  const style = styleAttributes(
    { color: 'on-button', background: 'button' },
    `display:inline-block;padding:14px 28px;border-radius:2px;text-align:center;text-decoration:none;${TYPE.strong}`,
  );
  return {
    html: `<p style="margin:8px 0 24px"><a href="${escapeHtml(url)}" ${style.replace('class="', 'class="button ')}>${escapeHtml(label)}</a></p>`,
    text: `${label}: ${url}`,
  };
}

function heading(text: string): string {
  return `<h2 ${styleAttributes({ color: 'accent' }, `margin:0 0 8px;${labelType()}`)}>${escapeHtml(text)}</h2>`;
}

/** A term and its value, which is a link if there is a `url`. */
export interface Fact {
  term: string;
  value: string;
  url?: string | undefined;
  /** Whether it is the total of the other rows. */
  isTotal?: boolean;
}

function factRow({ term, value, url, isTotal = false }: Fact): string {
  const type = isTotal ? TYPE.strong : TYPE.small;
  const shown =
    url === undefined
      ? escapeHtml(value)
      : `<a href="${escapeHtml(url)}" ${styleAttributes({ color: 'accent' })}>${escapeHtml(value)}</a>`;
  const cell = `padding:6px 0;vertical-align:top;${type}`;
  const wrap = isTotal ? 'white-space:nowrap' : 'overflow-wrap:anywhere';
  return `<tr>
<td ${styleAttributes({ color: isTotal ? 'text' : 'muted' }, `${cell};padding-right:16px`)}>${escapeHtml(term)}</td>
<td align="right" ${styleAttributes({ color: 'text' }, `${cell};text-align:right;${wrap}`)}>${shown}</td>
</tr>`;
}

function factText({ term, value, url }: Fact): string {
  return `${term}: ${value}${url === undefined ? '' : ` (${url})`}`;
}

/** A table of terms and values. */
export function facts(rows: readonly Fact[]): Block {
  return {
    html: `<table ${TABLE} style="margin:0 0 24px">${rows.map(factRow).join('\n')}</table>`,
    text: rows.map(factText).join('\n'),
  };
}

/** A line item: its title, its details such as the size, its price, and addresses of its page and picture. */
interface Line {
  title: string;
  details: string;
  price: string;
  url?: string | undefined;
  picture?: string | undefined;
}

/** A picture before a text; nothing else, because the text says what it shows. */
function pictureBefore(picture: string | undefined, text: string): string {
  if (picture === undefined) return text;
  const image = `<img src="${escapeHtml(picture)}" width="60" height="80" alt="" style="display:block;width:60px;height:80px;object-fit:cover;border:0">`;
  return `<table ${TABLE}><tr><td width="76" style="width:76px;vertical-align:top">${image}</td><td style="vertical-align:top;overflow-wrap:anywhere">${text}</td></tr></table>`;
}

function lineRow({ title, details, price, url, picture }: Line): string {
  const name =
    url === undefined
      ? escapeHtml(title)
      : `<a href="${escapeHtml(url)}" ${styleAttributes({ color: 'text' })}>${escapeHtml(title)}</a>`;
  const cell = 'padding:12px 0;border-top:1px solid;vertical-align:top';
  const detail =
    details &&
    `<br><span ${styleAttributes({ color: 'muted' }, TYPE.small)}>${escapeHtml(details)}</span>`;
  return `<tr>
<td ${styleAttributes({ color: 'text', border: 'line' }, `${cell};padding-right:16px;overflow-wrap:anywhere;${TYPE.body}`)}>${pictureBefore(picture, name + detail)}</td>
<td align="right" ${styleAttributes({ color: 'text', border: 'line' }, `${cell};text-align:right;white-space:nowrap;${TYPE.body}`)}>${escapeHtml(price)}</td>
</tr>`;
}

function lineText({ title, details, price, url }: Line): string {
  const parts = [title, details && ` (${details})`, price && `: ${price}`, url && `\n  ${url}`];
  return `- ${parts.filter(Boolean).join('')}`;
}

/** Line items with their prices under a heading, followed by their sums. */
export function lines(title: string, rows: readonly Line[], sums: readonly Fact[] = []): Block {
  const end = `<tr><td colspan="2" ${styleAttributes({ border: 'line' }, 'border-top:1px solid;height:8px;line-height:8px;font-size:0')}>&nbsp;</td></tr>`;
  return {
    html: `${heading(title)}<table ${TABLE} style="margin:0 0 24px">${rows.map(lineRow).join('\n')}
${end}${sums.map(factRow).join('\n')}</table>`,
    text: [title.toUpperCase(), ...rows.map(lineText), ...sums.map(factText)].join('\n'),
  };
}

/** A postal address, or other lines of text, under a heading. */
export function address(title: string, rows: readonly string[]): Block {
  const style = styleAttributes(
    { color: 'soft' },
    `margin:0 0 24px;overflow-wrap:anywhere;${TYPE.small}`,
  );
  return {
    html: `${heading(title)}<p ${style}>${rows.map(escapeHtml).join('<br>')}</p>`,
    text: [title.toUpperCase(), ...rows].join('\n'),
  };
}
