import { Box } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { Archive } from 'lucide-react';
import { useRecordContext, useTranslate } from 'ra-core';
import { contract } from '../../contract/index.ts';
import { apiKey } from '../../dataProvider/apiKey.ts';
import { EditForm } from '../../engine/form/EditForm.tsx';
import { EditRecord } from '../../engine/form/EditRecord.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { PageSkeleton } from '../../ui/PageSkeleton.tsx';
import { useAcademy } from '../../hooks/useAcademy.ts';
import { useMayCall } from '../../authProvider/useMayCall.ts';
import { ScreenLink } from '../../ui/ScreenLink.tsx';
import { DayNotesButton } from './dayNotes/DayNotesButton.tsx';
import { GroupFacts } from './GroupFacts.tsx';
import { groupForm } from './groupForm.ts';
import { pageWidths } from '../../ui/pageWidths.ts';

/** `/setting`: what the academy is, and what it looks like. */
export function GroupInfoPage() {
  const academy = useAcademy();
  const client = useQueryClient();
  if (!academy) return <PageSkeleton />;
  return (
    <EditRecord
      resource="groups"
      id={academy.groupId}
      saved="settings.info.saved"
      // The top bar shows the name and the logo.
      onSaved={() => void client.invalidateQueries({ queryKey: apiKey(contract.session.academies) })}
    >
      <Content />
    </EditRecord>
  );
}

function Content() {
  const translate = useTranslate();
  const mayClose = useMayCall(contract.groups.closing);
  if (!useRecordContext()) return <PageSkeleton />;
  return (
    <Box sx={{ maxWidth: pageWidths.form }}>
      <PageHeader
        screen="groupInfo"
        caption={translate('settings.info.caption')}
        actions={
          <>
            {mayClose && <ScreenLink screen="closing" icon={Archive} />}
            <DayNotesButton />
          </>
        }
      />
      <GroupFacts />
      <EditForm definition={groupForm} />
    </Box>
  );
}
