import { apiPaths, pagePaths } from '@storefront/host/contracts';
import { currentLanguage } from '@storefront/host/messages/language';
import { escapeHtml } from '../../../http/responses/html-page';
import { t } from '../../../messages/t';
import type { MailContent } from './blocks';
import type { MailShop } from './mail-shop';
import { styleAttributes, MAIL_SHEET, TYPE } from './mail-styles';

/** A mail, ready to be sent. */
export interface RenderedMail {
  subject: string;
  html: string;
  text: string;
  /** The address to which a mail program posts to end such mails. */
  unsubscribeUrl?: string;
}

/** Makes a subject a single line that isn't too long for mail programs. */
function oneLine(subject: string): string {
  return subject
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim()
    .slice(0, 150);
}

function footerLinks(shop: MailShop): [label: string, url: string][] {
  return [
    [t('Your orders'), shop.url + pagePaths.orders],
    [t('Returns'), shop.url + pagePaths.return],
    [t('Contact'), shop.url + pagePaths.contact],
  ];
}

function footerHtml(shop: MailShop): string {
  const style = (margin: string) =>
    styleAttributes({ color: 'muted' }, `margin:${margin};${TYPE.small}`);
  const links = footerLinks(shop).map(
    ([label, url]) =>
      `<a href="${escapeHtml(url)}" ${styleAttributes({ color: 'muted' }, 'display:inline-block;padding:8px 12px 8px 0')}>${label}</a>`,
  );
  const company = [shop.companyName, shop.companyAddress].filter(Boolean).join(', ');
  const question =
    shop.companyEmail && t('Questions? Write to {email}.', { email: shop.companyEmail });
  return `<p ${style('0 0 8px')}>${links.join('\n')}</p>
${[question, company]
  .filter(Boolean)
  .map((line) => `<p ${style('0 0 8px')}>${escapeHtml(line)}</p>`)
  .join('\n')}`;
}

function footerText(shop: MailShop): string {
  const company = [shop.companyName, shop.companyAddress].filter(Boolean).join(', ');
  const question =
    shop.companyEmail && t('Questions? Write to {email}.', { email: shop.companyEmail });
  const links = footerLinks(shop).map(([label, url]) => `${label}: ${url}`);
  return ['-- ', shop.name, ...links, question, company].filter(Boolean).join('\n');
}

/** Renders a mail in the shop's design, as HTML that mail programs support, and as text. */
export function renderLayout(
  { subject, preview, heading, blocks, unsubscribeToken }: MailContent,
  shop: MailShop,
): RenderedMail {
  const table = 'role="presentation" cellpadding="0" cellspacing="0" border="0"';
  const html = `<!doctype html>
<html lang="${currentLanguage()}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(oneLine(subject))}</title>
<style>${MAIL_SHEET}
</style>
</head>
<body ${styleAttributes({ background: 'page' }, 'margin:0;padding:0')}>
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preview)}</div>
<table ${table} width="100%" ${styleAttributes({ background: 'page' })}><tr><td align="center" style="padding:24px 12px">
<table ${table} width="100%" style="max-width:600px">
<tr><td style="padding:8px 0 24px;text-align:center" role="banner">
<a href="${escapeHtml(shop.url)}/" ${styleAttributes({ color: 'text' }, `text-decoration:none;${TYPE.brand}`)}>${escapeHtml(shop.name)}</a>
</td></tr>
<tr><td role="main" ${styleAttributes({ background: 'raised', border: 'line' }, 'border:1px solid;padding:36px 40px 20px;text-align:left').replace('class="', 'class="edge ')}>
<h1 ${styleAttributes({ color: 'text' }, `margin:0 0 20px;overflow-wrap:anywhere;${TYPE.heading}`)}>${escapeHtml(heading)}</h1>
${blocks.map((block) => block.html).join('\n')}
</td></tr>
<tr><td role="contentinfo" class="edge" style="padding:24px 40px;text-align:left">
${footerHtml(shop)}
</td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
  const text = [heading, ...blocks.map((block) => block.text), footerText(shop)].join('\n\n');
  return {
    subject: oneLine(subject),
    html,
    text: `${text}\n`,
    ...(unsubscribeToken !== undefined && {
      unsubscribeUrl: shop.apiUrl + apiPaths.alertUnsubscription(unsubscribeToken),
    }),
  };
}
