import { isIPv6 } from 'node:net';

/**
 * What limits go by: an IPv4 address as it is, also when it is written as IPv6; of an IPv6 address its /64, which is what
 * one connection has to itself. Anything else is left as it is.
 */
export function networkOf(address: string): string {
  const bare = address.replace(/%.*$/, '');
  if (!isIPv6(bare)) return address;
  const groups = groupsOf(bare);
  if (groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff')
    return groups
      .slice(6)
      .map(group => Number.parseInt(group, 16))
      .flatMap(pair => [pair >> 8, pair & 255])
      .join('.');
  return `${groups.slice(0, 4).join(':')}::/64`;
}

/** The eight groups, as the URL standard writes them. */
function groupsOf(address: string): string[] {
  const written = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [left = '', right] = written.split('::');
  const parts = (text: string) => text.split(':').filter(part => part !== '');
  if (right === undefined) return parts(left);
  const missing = 8 - parts(left).length - parts(right).length;
  return [...parts(left), ...Array<string>(missing).fill('0'), ...parts(right)];
}
