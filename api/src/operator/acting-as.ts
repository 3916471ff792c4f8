/** The command with the operator's own name, whatever name was typed; unchanged while a shop has no operators. */
export function actingAs<Command extends object>(
  operator: string | undefined,
  command: Command,
): Command {
  return operator !== undefined && 'author' in command ? { ...command, author: operator } : command;
}
