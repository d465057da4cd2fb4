import type { SomeHandlersOf } from '../core/context.ts';
import { attendanceSettings, updateAttendanceSettings } from './attendanceSettings.ts';
import { attentionSettings, updateAttentionSettings } from './attentionSettings.ts';
import { exportFile, requestExport } from './exports/handlers.ts';
import { firstSteps } from './firstSteps.ts';
import { oneGroup } from './one.ts';
import { invitationSettings, updateInvitationSettings } from './invitationSettings.ts';
import { securitySettings, updateSecuritySettings } from './securitySettings.ts';
import { studySettings, updateStudySettings } from './studySettings.ts';
import { updateGroup } from './update.ts';

export const groups = {
  one: oneGroup,
  update: updateGroup,
  studySettings,
  updateStudySettings,
  securitySettings,
  updateSecuritySettings,
  invitationSettings,
  updateInvitationSettings,
  attendanceSettings,
  updateAttendanceSettings,
  attentionSettings,
  updateAttentionSettings,
  firstSteps,
  requestExport,
  exportFile,
} satisfies SomeHandlersOf<'groups'>;
