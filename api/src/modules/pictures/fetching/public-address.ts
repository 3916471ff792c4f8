import { BlockList, isIPv4, isIPv6 } from 'node:net';

/** Networks of IPv4 that aren't public, by IANA's registry of special-purpose addresses. */
const SPECIAL_IPV4 = networks('ipv4', [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
]);

/**
 * What IPv6 has assigned to the public. Outside are loopback, link-local, unique-local and multicast addresses, and
 * those that contain an IPv4 address (`::ffff:10.0.0.1`, `64:ff9b::10.0.0.1`).
 */
const GLOBAL_IPV6 = networks('ipv6', [['2000::', 3]]);

/** Inside: protocols' own addresses with Teredo, examples, and 6to4, which contains an IPv4 address. */
const SPECIAL_IPV6 = networks('ipv6', [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
]);

function networks(family: 'ipv4' | 'ipv6', list: [address: string, prefix: number][]): BlockList {
  const all = new BlockList();
  for (const [address, prefix] of list) all.addSubnet(address, prefix, family);
  return all;
}

/** Whether an IP address belongs to the public internet. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !SPECIAL_IPV4.check(address, 'ipv4');
  if (!isIPv6(address) || address.includes('%')) return false;
  return GLOBAL_IPV6.check(address, 'ipv6') && !SPECIAL_IPV6.check(address, 'ipv6');
}

const LOOPBACK = networks('ipv4', [['127.0.0.0', 8]]);

/** Whether an IP address is this machine's own, for tests. */
export function isLoopback(address: string): boolean {
  return address === '::1' || (isIPv4(address) && LOOPBACK.check(address, 'ipv4'));
}
