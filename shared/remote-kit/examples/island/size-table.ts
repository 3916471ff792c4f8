import type { FragmentContentProps } from '@storefront/host';
import { escapeHtml } from '@storefront/host/format/escape-html';
import type { Island } from '@storefront/host/island';

/** What garments measure, in centimetres: the data that the fragment's loader returns. */
export interface SizeTable {
  title: string;
  sizes: { name: string; chest: number; length: number }[];
}

type Content = FragmentContentProps<unknown, SizeTable>;

type Unit = 'cm' | 'inches';

const CM_PER_INCH = 2.54;

/** The classes begin with the remote's name, because the styles apply to the whole page. */
const STYLES = `
  .lookbook-sizes { max-width: var(--size-prose); color: var(--color-text-soft); }
  .lookbook-sizes table { width: 100%; border-collapse: collapse; text-align: start; }
  .lookbook-sizes caption { color: var(--color-text); font: var(--text-xl) var(--font-display); }
  .lookbook-sizes :is(caption, th, td) { padding-block: var(--space); text-align: inherit; }
  .lookbook-sizes :is(th, td) { border-block-end: 1px solid var(--color-line); }
  .lookbook-sizes p { display: flex; flex-wrap: wrap; gap: calc(3 * var(--space)); padding-block: calc(2 * var(--space)); }
  .lookbook-sizes a { color: inherit; line-height: var(--size-touch); }
  .lookbook-sizes button {
    min-height: var(--size-touch);
    padding-inline: calc(2 * var(--space));
    border: 1px solid var(--color-line-strong);
    border-radius: var(--radius-sm);
    background: none;
    color: var(--color-text);
    cursor: pointer;
  }
  .lookbook-sizes button[aria-pressed='true'] { border-color: var(--color-accent); }
`;

/** A table of sizes that a button converts to inches, and a link to a page of the shop. */
export const sizeTable: Island<Content> = {
  html: ({ data }) => `
    <style>${STYLES}</style>
    <div class="lookbook-sizes">
      <table>${table(data, 'cm')}</table>
      <p>
        <button type="button" aria-pressed="false">In inches</button>
        <a href="/contact">Ask us about a size</a>
      </p>
    </div>`,

  mount(element, { data }) {
    const place = required(element, 'table');
    const button = required(element, 'button');
    let shown = data;
    let unit: Unit = 'cm';

    function show() {
      place.innerHTML = table(shown, unit);
      button.setAttribute('aria-pressed', String(unit === 'inches'));
    }
    function changeUnit() {
      unit = unit === 'cm' ? 'inches' : 'cm';
      show();
    }

    button.addEventListener('click', changeUnit);
    return {
      update(content) {
        shown = content.data;
        show();
      },
      unmount: () => button.removeEventListener('click', changeUnit),
    };
  },
};

function table({ title, sizes }: SizeTable, unit: Unit): string {
  const measure = (cm: number) => (unit === 'cm' ? cm : (cm / CM_PER_INCH).toFixed(1));
  const rows = sizes.map(
    ({ name, chest, length }) =>
      `<tr><th scope="row">${escapeHtml(name)}</th><td>${measure(chest)}</td><td>${measure(length)}</td></tr>`,
  );
  return `<caption>${escapeHtml(title)}, in ${unit}</caption>
    <tr><th scope="col">Size</th><th scope="col">Chest</th><th scope="col">Length</th></tr>
    ${rows.join('')}`;
}

function required<Tag extends keyof HTMLElementTagNameMap>(element: HTMLElement, tag: Tag) {
  const found = element.querySelector(tag);
  if (!found) throw new Error(`The HTML of the size table has no <${tag}>.`);
  return found;
}
