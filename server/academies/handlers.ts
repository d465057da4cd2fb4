import type { HandlersOf } from '../core/context.ts';
import { attendanceSettings, updateAttendanceSettings } from './attendanceSettings.ts';
import { attentionSettings, updateAttentionSettings } from './attentionSettings.ts';
import { cancelClosing, close, closing } from './closing/close.ts';
import { exportFile, requestExport } from './exports/handlers.ts';
import { firstSteps } from './firstSteps.ts';
import { oneGroup } from './one.ts';
import { invitationSettings, updateInvitationSettings } from './invitationSettings.ts';
import { securitySettings, updateSecuritySettings } from './securitySettings.ts';
import { studySettings, updateStudySettings } from './studySettings.ts';
import { updateGroup } from './update.ts';

export const groups: HandlersOf<'groups'> = {
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
  closing,
  close,
  cancelClosing,
  requestExport,
  exportFile,
};
