import { Box, Button, Divider, Typography } from '@mui/material';
import { Undo2 } from 'lucide-react';
import { useRefresh, useTranslate } from 'ra-core';
import { useEffect, useState } from 'react';
import { contract } from '../../contract/index.ts';
import { useApi } from '../../dataProvider/useApi.ts';
import type { PanelProps } from '../../engine/list/OpenRecord.tsx';
import { QueryState } from '../../engine/QueryState.tsx';
import { StatusChip } from '../../ui/StatusChip.tsx';
import { PanelFrame } from '../../ui/PanelFrame.tsx';
import { MigrationFacts } from './MigrationFacts.tsx';
import { MigrationProgress } from './MigrationProgress.tsx';
import { MigrationReport } from './MigrationReport.tsx';
import { nameOf } from './migrations.ts';
import { RollBackDialog } from './RollBackDialog.tsx';
import { isUnderWay, progressMs } from './underWay.ts';

/** A migration: how far it is, what became of whom, and the way back. */
export function MigrationPanel({ id: migrationId, onClose }: PanelProps) {
  const translate = useTranslate();
  const refresh = useRefresh();
  const [isRollingBack, setRollingBack] = useState(false);
  const query = useApi(
    contract.admin.migration,
    { params: { migrationId } },
    { refetchInterval: ({ state }) => (isUnderWay(state.data) ? progressMs : false) },
  );
  const state = query.data?.state;
  // The list next to it says the same.
  useEffect(() => {
    if (state !== undefined) refresh();
  }, [state, refresh]);
  return (
    <PanelFrame label={query.data ? nameOf(query.data) : translate('migrations.begin')} onClose={onClose}>
      <QueryState query={query}>
        {migration => (
          <>
            <Typography variant="h2" sx={{ pr: 5, mb: 1 }}>
              {nameOf(migration)}
            </Typography>
            <Box sx={{ mb: 2 }}>
              <StatusChip kind="migrationState" value={migration.state} />
            </Box>
            <MigrationProgress migration={migration} />
            <MigrationFacts migration={migration} />
            <Divider sx={{ mb: 3 }} />
            <MigrationReport migration={migration} />
            {migration.state === 'DONE' && migration.movedCount > 0 && (
              <Box sx={{ mt: 3 }}>
                <Typography variant="h3" sx={{ mb: 0.5 }}>
                  {translate('migrations.rollBack.title')}
                </Typography>
                <Typography variant="body2" color="text.secondary" sx={{ mb: 1.5 }}>
                  {translate('migrations.rollBack.text')}
                </Typography>
                <Button
                  variant="outlined"
                  color="error"
                  startIcon={<Undo2 aria-hidden />}
                  onClick={() => setRollingBack(true)}
                >
                  {translate('migrations.rollBack.title')}
                </Button>
              </Box>
            )}
            {isRollingBack && (
              <RollBackDialog
                migration={migration}
                onClose={() => setRollingBack(false)}
                onOrdered={() => {
                  setRollingBack(false);
                  void query.refetch();
                }}
              />
            )}
          </>
        )}
      </QueryState>
    </PanelFrame>
  );
}
