import net from 'node:net';

/** Whether a host's name or address is this machine's own. IPv6 may be in brackets. */
export function isLoopback(host: string): boolean {
  const name = host.replace(/^\[|\]$/g, '').toLowerCase();
  if (name === 'localhost' || name.endsWith('.localhost') || name === '::1') return true;
  return net.isIPv4(name) && name.startsWith('127.');
}
