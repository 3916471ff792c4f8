/** A section of a text with a heading. */
export interface Section {
  /** The heading's id. */
  id: string;
  title: string;
}

const HEADING = /<h2>([^]*?)<\/h2>/g;

const ENTITIES: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
};

/**
 * Gives each h2 of safe HTML an id, and lists them for a table of contents. The ids have a common
 * prefix, so that no heading of the store gets an id that the page itself uses.
 */
export function addSectionIds(html: string): { html: string; sections: Section[] } {
  const sections: Section[] = [];
  const marked = html.replace(HEADING, (heading, content: string) => {
    const title = plainText(content);
    if (title === '') return heading;
    const id = uniqueId(title, sections);
    sections.push({ id, title });
    return `<h2 id="${id}">${content}</h2>`;
  });
  return { html: marked, sections };
}

function uniqueId(title: string, taken: Section[]): string {
  const words = title.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const id = ['section', ...words].join('-');
  const isTaken = (candidate: string) => taken.some((section) => section.id === candidate);
  if (words.length > 0 && !isTaken(id)) return id;
  let number = taken.length + 1;
  while (isTaken(`${id}-${number}`)) number += 1;
  return `${id}-${number}`;
}

function plainText(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&[a-z\d#]+;/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();
}
