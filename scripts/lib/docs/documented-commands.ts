/** A command as the README shows it. */
interface DocumentedCommand {
  /** With examples of its arguments. */
  usage: string;
  /** What it does. */
  help: string;
}

/** A line in a block of shell commands: what to type, and after # what it does. */
const COMMAND = /^(n\S+ .*\S)\s+# (.+)$/gm;

/** The commands in the blocks of the README, in their order. */
export function documentedCommands(readme: string): DocumentedCommand[] {
  return [...readme.matchAll(COMMAND)].map(([, usage = '', help = '']) => ({ usage, help }));
}
