import type { InferType } from 'yup';
import { roomBody } from '../../contract/rooms.ts';
import { form } from '../../engine/form/definition.ts';
import { HostPermissionsInput } from './HostPermissionsInput.tsx';
import { OnOffInput } from './OnOffInput.tsx';
import { PasswordInput } from './PasswordInput.tsx';
import { RecommendedStudyInput } from './RecommendedStudyInput.tsx';

/** What may be changed of an open room. */
export const roomForm = form<InferType<typeof roomBody>>({
  resource: 'rooms',
  schema: roomBody,
  i18nPrefix: 'rooms.form.sections',
  sections: [
    {
      key: 'room',
      fields: [
        { source: 'name', wide: true },
        { source: 'roomMode', input: 'choice', choices: 'roomMode' },
        { source: 'maxParticipants', input: 'number' },
        { source: 'endsOn', input: 'date' },
        { source: 'recommendedStudy', input: RecommendedStudyInput },
        { source: 'password', input: PasswordInput, wide: true },
      ],
    },
    {
      key: 'entry',
      fields: [
        { source: 'defaultRoleCamera', input: OnOffInput },
        { source: 'defaultRoleMic', input: OnOffInput },
      ],
    },
    { key: 'host', fields: [{ source: 'hostPermissions', input: HostPermissionsInput, wide: true }] },
  ],
});
