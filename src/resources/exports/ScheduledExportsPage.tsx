import { Box, Card } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { contract } from '../../contract/index.ts';
import { useApi } from '../../dataProvider/useApi.ts';
import type { ExportSchedule } from '../../domain/entities/exportSchedule.ts';
import { scheduledScreenNames } from '../../domain/scheduledExports.ts';
import { useMaySchedule } from '../../engine/export/useMaySchedule.ts';
import { QueryState } from '../../engine/QueryState.tsx';
import { useUrlState } from '../../hooks/useUrlState.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { DeleteScheduleDialog } from './DeleteScheduleDialog.tsx';
import { ScheduleDialog } from './ScheduleDialog.tsx';
import { ScheduleRow } from './ScheduleRow.tsx';
import { pageWidths } from '../../ui/pageWidths.ts';

const freshMs = 5_000;

/** `/setting/scheduled-export`: what is sent by email on a schedule; `new` in the address schedules the file of a screen. */
export function ScheduledExportsPage() {
  const translate = useTranslate();
  const [params, change] = useUrlState();
  const maySchedule = useMaySchedule();
  const [deleted, setDeleted] = useState<ExportSchedule | null>(null);
  const screen = scheduledScreenNames.find(name => name === params.get('new'));
  const query = useApi(contract.exportSchedules.list, {}, { refetchInterval: freshMs });
  const close = () => change({ new: null, unit: null, managerId: null, searchText: null }, { replace: true });
  return (
    <Box sx={{ maxWidth: pageWidths.record }}>
      <PageHeader screen="scheduledExports" caption={translate('exports.caption')} />
      <QueryState query={query}>
        {({ content }) =>
          content.length === 0 ? (
            <EmptyState
              size="part"
              tone="accent"
              title={translate('exports.none.title')}
              text={translate('exports.none.text')}
            />
          ) : (
            <Card component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
              {content.map(schedule => (
                <ScheduleRow
                  key={schedule.scheduleId}
                  schedule={schedule}
                  onDelete={() => setDeleted(schedule)}
                />
              ))}
            </Card>
          )
        }
      </QueryState>
      {screen !== undefined && maySchedule && (
        <ScheduleDialog
          screen={screen}
          filters={{
            unit: params.get('unit'),
            managerId: params.get('managerId'),
            searchText: params.get('searchText'),
          }}
          onClose={close}
        />
      )}
      {deleted && <DeleteScheduleDialog schedule={deleted} onClose={() => setDeleted(null)} />}
    </Box>
  );
}
