import { secretFileName, type Setting, type Settings } from './read-settings';

/**
 * The settings as a Markdown table of name, default and meaning. A variable that several programs read
 * appears once, as the first of them describes it.
 */
export function settingsTable(...tables: Settings[]): string {
  const rows = settingsOf(tables).map(([name, setting]) =>
    row(
      namesOf(name, setting)
        .map((each) => `\`${each}\``)
        .join(', '),
      fallbackOf(setting),
      setting.description,
    ),
  );
  return [row('name', 'default', 'meaning'), row('---', '---', '---'), ...rows].join('\n');
}

/** The same as text for a terminal: a paragraph for each setting. */
export function settingsHelp(...tables: Settings[]): string {
  return settingsOf(tables)
    .map(([name, setting]) => {
      const fallback = fallbackOf(setting);
      const title = namesOf(name, setting).join(', ') + (fallback && `  (default: ${fallback})`);
      return `${title}\n    ${setting.description}`.replaceAll('`', '');
    })
    .join('\n');
}

function settingsOf(tables: Settings[]): [string, Setting][] {
  const settings = new Map<string, Setting>();
  for (const [name, setting] of tables.flatMap((table) => Object.entries(table))) {
    if (!settings.has(name)) settings.set(name, setting);
  }
  return [...settings];
}

function namesOf(name: string, { secret = false }: Setting): string[] {
  return secret ? [name, secretFileName(name)] : [name];
}

function row(...cells: string[]): string {
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
}

function fallbackOf({ schema, fallback }: Setting): string {
  if (fallback !== undefined) return fallback;
  return 'default' in schema ? String(schema.default) : '';
}
