import { eq, sql } from 'drizzle-orm';
import type { InvitationState } from '../../src/domain/entities/account.ts';
import { customers } from '../database/schema/index.ts';
import { invitationStateAt } from './invitation.ts';

/** The column that counts the invitations of active accounts in a state. */
export const invitationCount = (state: InvitationState, now: Date) =>
  sql<number>`count(*) filter (where ${eq(customers.accountStatus, 'ACTIVE')} and ${invitationStateAt(now)} = ${state})`;
