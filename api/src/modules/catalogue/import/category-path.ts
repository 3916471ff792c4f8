/** The names of a path such as `Women > Dresses`, outermost first. */
export function pathOf(text: string): string[] {
  return text
    .split('>')
    .map((name) => name.trim())
    .filter((name) => name !== '');
}
