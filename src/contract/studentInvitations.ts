import * as yup from 'yup';
import { student } from '../domain/entities/account.ts';
import { id, listOf, maybe, shape, text } from '../domain/entities/fields.ts';
import { limits } from '../domain/limits.ts';
import { post } from './call.ts';
import { invitationBody } from './invitationBody.ts';

/** Calls about the invitations of students. */
export const studentInvitations = {
  /** Corrects the address of an invitation that has not been accepted, and sends it there. */
  invite: post('/customers/students/:id/invitations', 'VIEW_STUDENT', {
    body: invitationBody,
    returns: student,
    rate: 'mail',
    added: true,
  }),
  /** What printed cards say of students, and where the rooms are (`ROOM_APP_URL`). */
  cards: post('/customers/students/invitation-cards', 'VIEW_STUDENT', {
    body: shape({
      customerIds: yup
        .array()
        .of(id)
        .min(1, 'validation.required')
        .max(limits.invitationCards.most, 'validation.tooMany')
        .required(),
    }),
    returns: shape({
      content: listOf(shape({ customerId: id, name: text, email: text })),
      roomAppUrl: maybe(text),
    }),
    added: true,
    writes: false,
  }),
};
