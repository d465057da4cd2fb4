import { screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { limits } from '../../../src/domain/limits.ts';
import { renderScreen } from '../../support/renderScreen.tsx';
import { wordsOf } from '../../support/wordsOf.ts';
import { createWorld } from '../../support/world.ts';

const inactive = { accountStatus: 'INACTIVE' } as const;
const uninvited = { registrationStatus: 'PENDING', authenticatedAt: null } as const;

describe.each(['ko'] as const)(
  'the messages about accounts (specification, section 8) in %s',
  { timeout: 60_000 },
  language => {
    const say = wordsOf(language);

    /** Opens an action of the detail page that is shown. */
    async function choose(user: UserEvent, name: string, action: string) {
      await user.click(await screen.findByRole('button', { name: say('list.rowActions', { name }) }));
      await user.click(await screen.findByRole('menuitem', { name: say(`actions.${action}.label`) }));
      return within(await screen.findByRole('dialog'));
    }

    test('the cap of students [S8.9]', async () => {
      const academy = await (await createWorld()).academy({ userCount: 1 });
      await academy.student();
      const { customerId, name } = await academy.student(inactive);
      const { user } = await renderScreen(`/student/${customerId}`, { as: academy.owner, language });
      const dialog = await choose(user, name, 'activate');
      await dialog.findByText(say('errors.STUDENT_CAP', { limit: 1 }));
    });

    test.each([
      ['managers', false, 'MANAGER_CAP', limits.managers.max],
      ['observers', true, 'OBSERVER_CAP', limits.observers.max],
    ] as const)('the cap of %s', async (_, observer, code, max) => {
      const academy = await (await createWorld()).academy();
      await academy.students(max, () => ({ kind: 'MANAGER', observer }));
      const { customerId, name } = await academy.manager({ observer, ...inactive });
      const { user } = await renderScreen(`/manager/${customerId}`, { as: academy.owner, language });
      const dialog = await choose(user, name, 'activate');
      await dialog.findByText(say(`errors.${code}`, { limit: max }));
    });

    test('an invitation that is sent again too soon, with the time left [S8.9]', async () => {
      const world = await createWorld();
      const academy = await world.academy();
      const { customerId, name } = await academy.student({
        ...uninvited,
        invitationState: 'FAILED',
        invitationFailure: '554: no such mailbox',
        invitedAt: world.clock(),
      });
      const { user } = await renderScreen(`/student/${customerId}`, { as: academy.owner, language });
      const panel = within(await screen.findByRole('region', { name: say('accounts.invitation.label') }));
      panel.getByText(say('statuses.invitationState.FAILED'));
      const reason = `${say('choices.notificationReason.SERVER_REFUSED')} (554: no such mailbox)`;
      panel.getByText(say('accounts.invitation.reason', { reason }));
      const left = await panel.findByRole('timer');
      expect(left.textContent).toMatch(/5:00|4:5\d/);
      const again = panel.getByRole('button', { name: say('accounts.invitation.again') });
      expect(again.hasAttribute('disabled')).toBe(true);
      const dialog = await choose(user, name, 'resendInvitation');
      await dialog.findByText(say('errors.INVITATION_TOO_SOON'));
    });

    test('an invitation that is sent', async () => {
      const academy = await (await createWorld()).academy();
      const { customerId } = await academy.student(uninvited);
      const { user } = await renderScreen(`/student/${customerId}`, { as: academy.owner, language });
      await user.click(await screen.findByRole('button', { name: say('accounts.invitation.first') }));
      await screen.findByText(say('actions.resendInvitation.done', { smart_count: 1 }));
      expect((await screen.findAllByText(say('statuses.invitationState.QUEUED'))).length).toBeGreaterThan(0);
    });

    test('an account that could not be changed [S8.9]', async () => {
      const academy = await (await createWorld()).academy();
      const student = await academy.student();
      const { user } = await renderScreen(`/student/${student.customerId}`, { as: academy.owner, language });
      const memo = await screen.findByRole('textbox', { name: say('resources.students.fields.memo') });
      await academy.change(student, { accountStatus: 'DELETED', deletedAt: new Date() });
      await user.type(memo, '메모');
      await user.click(screen.getByRole('button', { name: say('app.save') }));
      await screen.findByText(say('accounts.editFailed'));
      screen.getByText(say('errors.ALREADY_DELETED'));
      expect((memo as HTMLTextAreaElement).value).toBe('메모');
    });

    test('a profile that was saved, and one that could not be [S4.18 S8.12]', async () => {
      const academy = await (await createWorld()).academy();
      const student = await academy.student({ nickname: '새벽별' });
      const { user } = await renderScreen(`/student/${student.customerId}?tab=profile`, {
        as: academy.owner,
        language,
      });
      const reranking = say('accounts.profile.reranking', { hours: limits.ranking.recountHours });
      await screen.findByText(reranking);
      await user.click(screen.getByRole('button', { name: say('choices.interestCategory.CSAT') }));
      await user.click(screen.getByRole('button', { name: say('app.save') }));
      await screen.findByText(say('accounts.profile.saved'));
      await waitFor(() =>
        expect(screen.getByRole('button', { name: say('app.save') }).hasAttribute('disabled')).toBe(true),
      );

      await academy.change(student, { accountStatus: 'DELETED', deletedAt: new Date() });
      await user.type(screen.getByLabelText(say('audits.fields.dDayName')), '수능');
      const date = screen.getByLabelText(say('audits.fields.dDayDate'));
      await user.type(date, '2026-11-19');
      await user.click(screen.getByRole('button', { name: say('app.save') }));
      await screen.findByText(say('accounts.profile.failed'));
      await screen.findByText(say('accounts.profile.dDayFailed'));
    });

    test('images that are none, too large, or cannot be converted [S5.7 S8.11]', async () => {
      const academy = await (await createWorld()).academy();
      const { customerId } = await academy.student({ nickname: '새벽별' });
      await renderScreen(`/student/${customerId}?tab=profile`, { as: academy.owner, language });
      const input = await screen.findByRole('group', {
        name: say('resources.profiles.fields.profileImageId'),
      });
      for (const [file, message] of refused) {
        const drop = new Event('drop', { bubbles: true, cancelable: true });
        Object.assign(drop, { dataTransfer: { files: [file] } });
        input.dispatchEvent(drop);
        if (message === 'images.conversionFailed')
          await userEvent.click(await screen.findByRole('button', { name: say('images.crop.choose') }));
        await within(input).findByText(say(message));
      }
    });
  },
);

const png = { type: 'image/png' };
/** The last one cannot be converted, for there is no browser here that could; one that can says so before a part is chosen. */
const refused = [
  [new File(['<svg/>'], 'a.svg', { type: 'image/svg+xml' }), 'errors.IMAGE_NOT_SUPPORTED'],
  [new File([new Uint8Array(limits.image.maxBytes + 1)], 'a.png', png), 'errors.IMAGE_TOO_LARGE'],
  [new File(['nothing'], 'a.png', png), 'images.conversionFailed'],
] as const;
