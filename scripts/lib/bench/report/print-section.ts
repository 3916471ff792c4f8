import { readFile, writeFile } from 'node:fs/promises';
import prettier from 'prettier';
import { PERFORMANCE_PAGE, withSection, type Section } from './performance-page';

/** Prints a section, and writes it into the page about performance if it is asked for. */
export async function printSection(
  { title, text }: Section,
  { machine, isWritten }: { machine: string; isWritten: boolean },
): Promise<void> {
  const section = await format(`## ${title}\n\n${machine}\n\n${text}`);
  console.log(`\n${section}`);
  if (!isWritten) return;
  const page = withSection(await readFile(PERFORMANCE_PAGE, 'utf8'), title, section);
  await writeFile(PERFORMANCE_PAGE, await format(page));
}

async function format(markdown: string): Promise<string> {
  const options = await prettier.resolveConfig(PERFORMANCE_PAGE);
  return prettier.format(markdown, { ...options, parser: 'markdown' });
}
