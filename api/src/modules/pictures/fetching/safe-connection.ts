import { lookup as lookUp } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import { PictureError } from '../picture-error';
import { isLoopback, isPublicAddress } from './public-address';

/** Which hosts pictures may come from. */
export interface HostRules {
  /** Names of hosts; `*` is any that is public. */
  hosts: readonly string[];
  /** For tests: this machine's own addresses count as public. */
  allowsLoopback?: boolean | undefined;
}

/** Throws a {@link PictureError} unless pictures may be fetched from the URL, as far as its text tells. */
export function checkUrl({ protocol, hostname }: URL, rules: HostRules): void {
  if (protocol !== 'http:' && protocol !== 'https:') {
    throw new PictureError(`Only http and https are allowed, not ${protocol}`, 'final');
  }
  const { hosts } = rules;
  if (!hosts.includes('*') && !hosts.includes(hostname)) {
    throw new PictureError(`PICTURE_HOSTS doesn’t allow the host ${hostname}.`, 'final');
  }
  // A connection to an address looks no name up.
  const address = hostname.replace(/^\[|\]$/g, '');
  if (isIP(address) !== 0 && !isAllowed(address, rules)) throw forbidden(hostname);
}

/**
 * Looks names up for a connection, and leaves only the addresses that are allowed: the connection is made to one of
 * them, so a name that has another address a moment later makes no difference.
 */
export function safeLookup(rules: HostRules): LookupFunction {
  return (hostname, options, done) => {
    lookUp(hostname, { ...options, all: true }, (error, found) => {
      const allowed = error ? [] : found.filter(({ address }) => isAllowed(address, rules));
      const [first] = allowed;
      if (error) done(error, '');
      else if (!first) done(forbidden(hostname), '');
      else if (options.all) done(null, allowed);
      else done(null, first.address, first.family);
    });
  };
}

function isAllowed(address: string, { allowsLoopback }: HostRules): boolean {
  return isPublicAddress(address) || (allowsLoopback === true && isLoopback(address));
}

function forbidden(hostname: string): PictureError {
  return new PictureError(`${hostname} isn’t an address of the public internet.`, 'final');
}
