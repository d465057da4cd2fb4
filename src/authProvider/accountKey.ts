import type { Me } from '../domain/entities/session.ts';

/** The name under which this browser stores what belongs to one account of one academy. */
export const accountKey = ({ groupId, customerId }: Pick<Me, 'groupId' | 'customerId'>): string =>
  `${groupId}/${customerId}`;
