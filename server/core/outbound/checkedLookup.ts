import dns from 'node:dns';
import type { LookupFunction } from 'node:net';
import { isPublicAddress } from './isPublicAddress.ts';

export class PrivateAddressError extends Error {}

/**
 * Resolves a name for a connection and refuses it when any of its addresses is private. The connection is made to the
 * addresses that were checked, so that the name cannot become a private one in between.
 */
export const checkedLookup =
  (resolve: typeof dns.lookup, isAllowed: boolean): LookupFunction =>
  (hostname, options, callback) =>
    resolve(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return callback(error, '');
      if (!isAllowed && !addresses.every(({ address }) => isPublicAddress(address)))
        return callback(new PrivateAddressError(hostname), '');
      if (options.all) return callback(null, addresses);
      callback(null, addresses[0]!.address, addresses[0]!.family);
    });
