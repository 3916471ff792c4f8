/** A LIKE pattern that matches texts which contain `text`. */
export function containing(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}
