import { escapeHtml } from '@storefront/host/format/escape-html';
import { COLORS } from '@storefront/ui/theme/tokens';
import type { Difference, PictureChange } from './differences/observation';
import type { Proof } from './proof';

/** Pictures that differ in a smaller share of their pixels count as equal. */
const EQUAL_BELOW = 0.0005;

const STYLES = `
:root { color-scheme: dark; }
body { margin: 0 auto; padding: 2rem 1.5rem 4rem; max-width: 72rem; background: ${COLORS.page}; color: ${COLORS.text}; font: 1rem/1.6 system-ui, sans-serif; }
h1 { font-weight: 400; font-size: 1.75rem; } h2 { margin-top: 2.5rem; font-weight: 400; color: ${COLORS.accent}; }
table { width: 100%; border-collapse: collapse; font-size: 0.9rem; }
th, td { padding: 0.5rem 0.75rem 0.5rem 0; border-bottom: 1px solid ${COLORS.line}; text-align: start; vertical-align: top; overflow-wrap: anywhere; }
th { color: ${COLORS['text-muted']}; font-weight: 400; } .number { text-align: end; white-space: nowrap; }
.refused { color: ${COLORS.destructive}; } .passed { color: ${COLORS['status-green']}; }
.pair { display: grid; grid-template-columns: 1fr 1fr; gap: 1rem; margin-block: 1rem 2rem; }
.pair img { width: 100%; border: 1px solid ${COLORS.line}; } figure { margin: 0; } figcaption { color: ${COLORS['text-muted']}; }
`;

/** The report of a proof as one HTML page; its pictures are beside it. */
export function reportPage(proof: Proof): string {
  const { candidates, at, seconds, refusals, differences, untried } = proof;
  const names = Object.entries(candidates).map(([app, version]) => `${app} ${version}`);
  const verdict =
    refusals.length > 0
      ? `<p class="refused">Refused.</p><ul>${refusals.map(item).join('')}</ul>`
      : '<p class="passed">Nothing speaks against its release.</p>';
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(names.join(', '))}</title><style>${STYLES}</style></head>
<body><main>
<h1>${names.map(escapeHtml).join('<br>')}</h1>
<p>${escapeHtml(at.replace('T', ' ').slice(0, 16))} UTC, tried in ${seconds} s</p>
${verdict}
${untried.length > 0 ? `<p>Not tried: ${escapeHtml(untried.join(', '))}.</p>` : ''}
<h2>What differs</h2>
${table(['page', 'where', 'difference'], differences.map(differenceRow))}
<h2>Pictures</h2>
${proof.pictures.map(pair).join('') || '<p>None were taken.</p>'}
<h2>Pages</h2>
${pagesTable(proof)}
</main></body></html>
`;
}

function item(text: string): string {
  return `<li>${escapeHtml(text)}</li>`;
}

function differenceRow({ page, combination, refuses, text }: Difference): string {
  const kind = refuses ? ' class="refused"' : '';
  return `<td>${escapeHtml(page)}</td><td>${escapeHtml(combination)}</td><td${kind}>${escapeHtml(text)}</td>`;
}

function pair({ page, width, live, candidate, share }: PictureChange): string {
  const title = `${page}, ${width} px`;
  if (share < EQUAL_BELOW) return `<p>${escapeHtml(title)}: the same.</p>`;
  const figure = (file: string, caption: string) =>
    `<figure><img loading="lazy" src="${escapeHtml(file)}" alt="${escapeHtml(`${title}, ${caption}`)}"><figcaption>${caption}</figcaption></figure>`;
  return `<p>${escapeHtml(title)}: ${(share * 100).toFixed(1)} % of it differs.</p>
<div class="pair">${figure(live, 'live')}${figure(candidate, 'candidate')}</div>`;
}

/** Each page with the figures of the candidate, and those of the live version in brackets. */
function pagesTable({ server, browser }: Proof): string {
  const rows = server.map(({ page, combination, live, candidate }) => {
    const shown = browser.filter(
      (one) => one.page.path === page.path && one.combination === combination,
    );
    const figures = (read: (one: (typeof shown)[number]['candidate']) => string) =>
      shown.map((one) => beside(read(one.candidate), one.live && read(one.live))).join('<br>');
    return [
      `<td>${escapeHtml(page.path)}<br>${escapeHtml(page.title)}</td>`,
      `<td>${escapeHtml(combination)}</td>`,
      `<td class="number">${beside(`${candidate.milliseconds} ms`, live && `${live.milliseconds} ms`)}</td>`,
      `<td class="number">${figures(({ lcp }) => `${Math.round(lcp)} ms`)}</td>`,
      `<td class="number">${figures(({ cls }) => cls.toFixed(2))}</td>`,
      `<td class="number">${figures(({ bytes }) => `${kilobytes(bytes)} kB`)}</td>`,
    ].join('');
  });
  return table(['page', 'with', 'rendered in', 'LCP', 'CLS', 'transferred'], rows);
}

function beside(now: string, before: string | undefined): string {
  return before === undefined ? now : `${now} (${before})`;
}

function kilobytes(bytes: Record<string, number>): number {
  return Math.round(Object.values(bytes).reduce((sum, one) => sum + one, 0) / 1_000);
}

function table(heads: string[], rows: string[]): string {
  if (rows.length === 0) return '<p>Nothing.</p>';
  const head = heads.map((text) => `<th scope="col">${text}</th>`).join('');
  return `<table><thead><tr>${head}</tr></thead><tbody>${rows.map((row) => `<tr>${row}</tr>`).join('')}</tbody></table>`;
}
