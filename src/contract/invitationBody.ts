import { accountBodies } from '../domain/entities/accountFields.ts';
import { shape } from '../domain/entities/fields.ts';

/** The address that an invitation is sent to. */
export const invitationBody = shape({ email: accountBodies.email });
