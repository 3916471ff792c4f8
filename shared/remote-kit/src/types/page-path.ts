import { propertyName, quoted } from './source-text';

/** A segment of a path that stands for a value, such as `:id`. */
const PARAMETER = /^:([\w-]+)$/;

/**
 * The path of a page, for code that links to it: a text, or a function of the parameters in its pattern. Optional segments and
 * the rest that a `*` stands for are left out.
 */
export function pagePath(pattern: string): string {
  const segments = pattern.split('/').filter((part) => part && part !== '*' && !part.endsWith('?'));
  const names = segments.flatMap((segment) => PARAMETER.exec(segment)?.[1] ?? []);
  if (names.length === 0) return quoted(`/${segments.join('/')}`);
  const parameters = [...new Set(names)].map((name) => `${propertyName(name)}: string`);
  const parts = segments.map((segment) => {
    const [, name] = PARAMETER.exec(segment) ?? [];
    return name === undefined ? templateText(segment) : `\${encodeURIComponent(${access(name)})}`;
  });
  return `(params: { ${parameters.join('; ')} }) => \`/${parts.join('/')}\``;
}

function access(name: string): string {
  const property = propertyName(name);
  return property === name ? `params.${name}` : `params[${property}]`;
}

/** A text inside a template literal, in which nothing is evaluated. */
function templateText(text: string): string {
  return text.replace(/[\\`$]/g, '\\$&');
}
