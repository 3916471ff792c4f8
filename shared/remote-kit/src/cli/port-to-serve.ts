import getPort, { portNumbers } from 'get-port';

/** The ports that are tried. */
const PORTS = portNumbers(3000, 3100);

/** The port that PORT asks for, or else the first free one from 3000 on. */
export async function portToServe({ PORT }: NodeJS.ProcessEnv = process.env): Promise<number> {
  return PORT ? Number(PORT) : getPort({ port: PORTS });
}
