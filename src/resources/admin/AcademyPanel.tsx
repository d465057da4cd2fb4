import { Box, Button, Divider, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router';
import { contract } from '../../contract/index.ts';
import { useApi } from '../../dataProvider/useApi.ts';
import type { PanelProps } from '../../engine/list/OpenRecord.tsx';
import { QueryState } from '../../engine/QueryState.tsx';
import { listPath } from '../../hooks/listPath.ts';
import { RecordFacts } from '../../engine/list/RecordFacts.tsx';
import { pathOf, pathOfRecord } from '../../screens.ts';
import { PanelFrame } from '../../ui/PanelFrame.tsx';
import { ResetTwoFactorButton } from '../accounts/ResetTwoFactorButton.tsx';
import { academyList } from './academies.ts';
import { CancelClosingButton } from './CancelClosingButton.tsx';
import { ViewAsForm } from './ViewAsForm.tsx';

/** An academy: its values in the list, and links to its students, its subscription and its console. */
export function AcademyPanel({ id: groupId, onClose }: PanelProps) {
  const translate = useTranslate();
  const query = useApi(contract.admin.academy, { params: { groupId } });
  const links = [
    ['adminStudent', listPath('adminStudent', { groupId })],
    ['adminStudentAdd', pathOf('adminStudentAdd', undefined, { groupId })],
    ['adminSubscribe', pathOfRecord('adminSubscribe', groupId)],
  ] as const;
  return (
    <PanelFrame label={query.data?.name ?? groupId} onClose={onClose}>
      <QueryState query={query}>
        {academy => (
          <>
            <Typography variant="h2" sx={{ pr: 5, mb: 2 }}>
              {academy.name}
            </Typography>
            <RecordFacts definition={academyList} record={academy} />
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
              {links.map(([screen, to]) => (
                <Button key={screen} component={Link} to={to} variant="outlined" color="inherit">
                  {translate(`screens.${screen}`)}
                </Button>
              ))}
              {academy.ownerName !== '' && (
                <ResetTwoFactorButton
                  label={translate('accounts.resetTwoFactor.ownerLabel')}
                  name={academy.ownerName}
                  reset={send => send(contract.admin.resetOwnerTwoFactor, { params: { groupId } })}
                />
              )}
              {academy.closesAt && <CancelClosingButton groupId={groupId} name={academy.name} />}
            </Box>
            <Divider sx={{ my: 3 }} />
            <ViewAsForm groupId={groupId} />
          </>
        )}
      </QueryState>
    </PanelFrame>
  );
}
