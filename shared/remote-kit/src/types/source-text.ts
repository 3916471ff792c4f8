/** A text as TypeScript writes it, whatever is in it. */
export function quoted(text: string): string {
  const inner = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'");
  return `'${inner}'`;
}

/** The name of a property as TypeScript writes it: in quotes where it isn't an identifier. */
export function propertyName(name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : quoted(name);
}

/** Text for a comment, in which nothing can end it. */
export function commentText(text: string): string {
  return text.replace(/[^\w.+-]/g, '');
}
