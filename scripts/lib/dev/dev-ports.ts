import getPort, { portNumbers } from 'get-port';
import { APPS } from '../apps';

/** The port of the first app's development server; the others follow in the order of `APPS`. */
const FIRST_PORT = 3100;

/** How many ports are tried if the first one is taken. */
const TRIED = 100;

/** A free port for the development server of an app: always the same one if it is free, or else a later one. */
export function devServerPort(app: string): Promise<number> {
  return freePortFrom(FIRST_PORT + APPS.indexOf(app));
}

/** The first free port from a number on. */
export function freePortFrom(port: number): Promise<number> {
  return getPort({ port: portNumbers(port, port + TRIED) });
}
