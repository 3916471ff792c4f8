import { secretFileName, type Setting, type Settings } from './read-settings';

/**
 * The settings as a Markdown table of name, default and meaning. A variable that several programs read
 * appears once, as the first of them describes it.
 */
export function settingsTable(...tables: Settings[]): string {
  const settings = new Map<string, Setting>();
  for (const [name, setting] of tables.flatMap((table) => Object.entries(table))) {
    if (!settings.has(name)) settings.set(name, setting);
  }
  const rows = [...settings].map(([name, setting]) =>
    row(namesOf(name, setting), fallbackOf(setting), setting.description),
  );
  return [row('name', 'default', 'meaning'), row('---', '---', '---'), ...rows].join('\n');
}

function namesOf(name: string, { secret = false }: Setting): string {
  const names = secret ? [name, secretFileName(name)] : [name];
  return names.map((each) => `\`${each}\``).join(', ');
}

function row(...cells: string[]): string {
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
}

function fallbackOf({ schema, fallback }: Setting): string {
  if (fallback !== undefined) return fallback;
  return 'default' in schema ? String(schema.default) : '';
}
