import { Alert, Box } from '@mui/material';
import { KeyRound, ShieldCheck, Webhook } from 'lucide-react';
import { useRecordContext, useTranslate } from 'ra-core';
import { useMayCall } from '../../authProvider/useMayCall.ts';
import { contract } from '../../contract/index.ts';
import { limits } from '../../domain/limits.ts';
import { EditForm } from '../../engine/form/EditForm.tsx';
import { EditRecord } from '../../engine/form/EditRecord.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { PageSkeleton } from '../../ui/PageSkeleton.tsx';
import { ScreenLink } from '../../ui/ScreenLink.tsx';
import { useAcademy } from '../../hooks/useAcademy.ts';
import { AttendanceSettings } from './AttendanceSettings.tsx';
import { AttentionSettings } from './AttentionSettings.tsx';
import { InvitationSettings } from './InvitationSettings.tsx';
import { ReportSettings } from './ReportSettings.tsx';
import { SecuritySettings } from './SecuritySettings.tsx';
import { SingleSignOnSettings } from './SingleSignOnSettings.tsx';
import { settingsForm } from './settingsForm.ts';
import { pageWidths } from '../../ui/pageWidths.ts';

/** `/setting/group`: what counts as study, and who is notified when a student does not study. */
export function GroupSettingsPage() {
  const academy = useAcademy();
  const isOwner = useMayCall(contract.groups.securitySettings);
  const seesSingleSignOn = useMayCall(contract.groups.singleSignOn);
  const seesAttention = useMayCall(contract.groups.attentionSettings);
  const seesInvitations = useMayCall(contract.groups.invitationSettings);
  const seesReports = useMayCall(contract.weeklyReports.settings);
  if (!academy) return <PageSkeleton />;
  return (
    <>
      <EditRecord resource="studySettings" id={academy.groupId} saved="settings.features.saved">
        <Content />
      </EditRecord>
      {seesAttention && (
        <Box sx={{ maxWidth: pageWidths.form, mt: 2 }}>
          <AttendanceSettings groupId={academy.groupId} />
        </Box>
      )}
      {seesAttention && (
        <Box sx={{ maxWidth: pageWidths.form, mt: 2 }}>
          <AttentionSettings groupId={academy.groupId} />
        </Box>
      )}
      {seesInvitations && (
        <Box sx={{ maxWidth: pageWidths.form, mt: 2 }}>
          <InvitationSettings groupId={academy.groupId} />
        </Box>
      )}
      {seesReports && (
        <Box sx={{ maxWidth: pageWidths.form, mt: 2 }}>
          <ReportSettings groupId={academy.groupId} />
        </Box>
      )}
      {isOwner && (
        <Box sx={{ maxWidth: pageWidths.form, mt: 2 }}>
          <SecuritySettings groupId={academy.groupId} />
        </Box>
      )}
      {seesSingleSignOn && (
        <Box sx={{ maxWidth: pageWidths.form, mt: 2 }}>
          <SingleSignOnSettings groupId={academy.groupId} />
        </Box>
      )}
    </>
  );
}

function Content() {
  const translate = useTranslate();
  const mayListKeys = useMayCall(contract.apiKeys.list);
  const hasWebhooks = useMayCall(contract.webhooks.list);
  if (!useRecordContext())
    return (
      // As high as the window, so that the settings below are not moved out of it when these come.
      <Box sx={{ minHeight: '100vh' }}>
        <PageSkeleton />
      </Box>
    );
  return (
    <Box sx={{ maxWidth: pageWidths.form }}>
      <PageHeader
        screen="groupSettings"
        caption={translate('settings.features.caption')}
        actions={
          <>
            {mayListKeys && <ScreenLink screen="apiKeys" icon={KeyRound} />}
            {hasWebhooks && <ScreenLink screen="webhooks" icon={Webhook} />}
            <ScreenLink screen="audits" icon={ShieldCheck} />
          </>
        }
      />
      <Alert severity="info" sx={{ mb: 2 }}>
        {translate('settings.features.notice', { seconds: limits.settings.appliesWithinSeconds })}
      </Alert>
      <EditForm definition={settingsForm} />
    </Box>
  );
}
