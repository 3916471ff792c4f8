export const PERFORMANCE_PAGE = 'docs/performance.md';

/** What a part of the benchmark found. */
export interface Section {
  title: string;
  /** In Markdown. */
  text: string;
}

/** The page with a section instead of the one of the same title, or after the others. */
export function withSection(page: string, title: string, section: string): string {
  const [introduction = '', ...sections] = page.split(/^(?=## )/m);
  const at = sections.findIndex((other) => other.startsWith(`## ${title}\n`));
  const replaced = at === -1 ? [...sections, section] : sections.with(at, section);
  return [introduction, ...replaced].map((text) => text.trim()).join('\n\n') + '\n';
}
