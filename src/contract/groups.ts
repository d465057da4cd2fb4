import { attendanceSettings } from '../domain/entities/expectedTimes.ts';
import { attentionSettings } from '../domain/entities/attention.ts';
import {
  firstStepsDone,
  group,
  groupBody,
  invitationSettings,
  securitySettings,
  studySettings,
  studySettingsBody,
} from '../domain/entities/group.ts';
import {
  identityProviderBody,
  identityProviderTrial,
  identityProviderTried,
  singleSignOnSettings,
} from '../domain/entities/identityProvider.ts';
import { closing } from '../domain/entities/closing.ts';
import { del, get, patch, post, put } from './call.ts';
import { currentPasswordBody } from './session.ts';

export const groups = {
  update: put('/academies', 'MANAGE_GROUP', { body: groupBody, returns: group, versioned: true }),
  studySettings: get('/groups/:groupId/settings/study', 'academy', { returns: studySettings }),
  updateStudySettings: patch('/groups/:groupId/settings/study', 'MANAGE_GROUP_SETTING', {
    body: studySettingsBody,
    returns: studySettings,
    versioned: true,
  }),
  securitySettings: get('/groups/:groupId/settings/security', 'owner', {
    returns: securitySettings,
    added: true,
  }),
  updateSecuritySettings: patch('/groups/:groupId/settings/security', 'owner', {
    body: securitySettings,
    returns: securitySettings,
    added: true,
  }),
  singleSignOn: get('/groups/:groupId/settings/single-sign-on', 'owner', {
    returns: singleSignOnSettings,
    added: true,
  }),
  updateSingleSignOn: put('/groups/:groupId/settings/single-sign-on', 'owner', {
    body: identityProviderBody,
    returns: singleSignOnSettings,
    added: true,
    versioned: true,
    refuses: ['PROVIDER_KEY_MISSING'],
  }),
  trySingleSignOn: post('/groups/:groupId/settings/single-sign-on/trial', 'owner', {
    body: identityProviderTrial,
    returns: identityProviderTried,
    added: true,
    rate: 'form',
  }),
  invitationSettings: get('/groups/:groupId/settings/invitations', 'MANAGE_GROUP_SETTING', {
    returns: invitationSettings,
    added: true,
  }),
  updateInvitationSettings: patch('/groups/:groupId/settings/invitations', 'MANAGE_GROUP_SETTING', {
    body: invitationSettings,
    returns: invitationSettings,
    added: true,
  }),
  attentionSettings: get('/groups/:groupId/settings/attention', 'MANAGE_GROUP_SETTING', {
    returns: attentionSettings,
    added: true,
  }),
  updateAttentionSettings: patch('/groups/:groupId/settings/attention', 'MANAGE_GROUP_SETTING', {
    body: attentionSettings,
    returns: attentionSettings,
    added: true,
  }),
  attendanceSettings: get('/groups/:groupId/settings/attendance', 'academy', {
    returns: attendanceSettings,
    added: true,
  }),
  updateAttendanceSettings: patch('/groups/:groupId/settings/attendance', 'MANAGE_GROUP_SETTING', {
    body: attendanceSettings,
    returns: attendanceSettings,
    added: true,
  }),
  closing: get('/groups/:groupId/closing', 'owner', { returns: closing, added: true }),
  /** Closes the academy: its data is erased after 30 days, until when this can be cancelled. */
  close: post('/groups/:groupId/closing', 'owner', {
    body: currentPasswordBody,
    returns: closing,
    refuses: ['ALREADY_CLOSING', 'TOO_MANY_REQUESTS'],
    rate: 'signIn',
    added: true,
  }),
  cancelClosing: del('/groups/:groupId/closing', 'owner', {
    returns: closing,
    refuses: ['NOT_CLOSING'],
    added: true,
  }),
  /** Orders an export of everything; a job makes it, and emails the owner. */
  requestExport: post('/groups/:groupId/export', 'owner', { returns: closing, status: 202, added: true }),
  exportFile: get('/groups/:groupId/export/file', 'owner', { binary: 'zip', added: true }),
  one: get('/academies', 'academy', { returns: group, added: true }),
  firstSteps: get('/academies/first-steps', 'owner', { returns: firstStepsDone, added: true }),
};
