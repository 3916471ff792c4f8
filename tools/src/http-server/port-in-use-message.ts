/** Says that another program uses a port, and how the setting chooses another one for a command. */
export function portInUseMessage(port: number, setting: string, command = 'npm start'): string {
  return `Port ${port} is in use by another program. Stop that program, or choose another port: ${setting}=${port + 1} ${command}`;
}
