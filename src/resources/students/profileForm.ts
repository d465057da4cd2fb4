import { profileBody } from '../../contract/session.ts';
import type { Profile } from '../../domain/entities/account.ts';
import { form } from '../../engine/form/definition.ts';
import { DDayInput } from './DDayInput.tsx';
import { InterestsInput } from './InterestsInput.tsx';
import { ProfileImageInput } from './ProfileImageInput.tsx';

/** A student's profile in the study service. */
export const profileForm = form<Profile>({
  resource: 'profiles',
  schema: profileBody,
  i18nPrefix: 'accounts.profile.sections',
  failed: 'accounts.profile.failed',
  sections: [
    {
      key: 'person',
      fields: [
        {
          source: 'profileImageId',
          input: ProfileImageInput,
          shows: 'profileImageUrl',
          wide: true,
        },
        'nickname',
        { source: 'gender', input: 'choice', choices: 'gender' },
        { source: 'birthday', input: 'date' },
      ],
    },
    { key: 'dreams', fields: [{ source: 'resolution', wide: true }, 'dream', 'goal'] },
    {
      key: 'interests',
      fields: [
        { source: 'interestCategories', input: InterestsInput, choices: 'interestCategory', wide: true },
      ],
    },
    { key: 'dDay', fields: [{ source: 'dDay', input: DDayInput, wide: true }] },
  ],
});
