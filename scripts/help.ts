import { readFileSync } from 'node:fs';
import { command } from './lib/command';
import { documentedCommands } from './lib/docs/documented-commands';

/** `npm run help`: the commands of the README, each with its line. */
export const main = command(() => {
  for (const { usage, help } of documentedCommands(readFileSync('README.md', 'utf8'))) {
    console.log(`${usage.padEnd(50)} ${help}`);
  }
});
