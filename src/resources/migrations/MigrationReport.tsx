import {
  Box,
  MenuItem,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TablePagination,
  TableRow,
  TextField,
  Typography,
} from '@mui/material';
import { useTranslate } from 'ra-core';
import { useEffect, useState } from 'react';
import { contract } from '../../contract/index.ts';
import { useApi } from '../../dataProvider/useApi.ts';
import type { Migration, MigrationRow } from '../../domain/entities/migration.ts';
import { limits } from '../../domain/limits.ts';
import { statusesOf } from '../../domain/statuses.ts';
import { PlanExportButton } from '../../engine/export/PlanExportButton.tsx';
import { QueryState } from '../../engine/QueryState.tsx';
import { StatusChip } from '../../ui/StatusChip.tsx';
import { nameOf } from './migrations.ts';
import { isUnderWay, progressMs } from './underWay.ts';
import { useReportPlan } from './useReportPlan.ts';

/** What became of each student of a migration. */
export function MigrationReport({ migration }: { migration: Migration }) {
  const translate = useTranslate();
  const { migrationId } = migration;
  const [page, setPage] = useState(0);
  const [state, setState] = useState<MigrationRow['state'] | ''>('');
  const planOf = useReportPlan(migrationId, nameOf(migration));
  const size = limits.pageSize.default;
  const query = useApi(
    contract.admin.migrationRows,
    { params: { migrationId }, query: { page, size, ...(state ? { state: [state] } : {}) } },
    { refetchInterval: isUnderWay(migration) ? progressMs : false, placeholderData: before => before },
  );
  // The last of them were done after it was asked the last time.
  const { refetch } = query;
  const isOver = !isUnderWay(migration);
  useEffect(() => {
    if (isOver) void refetch();
  }, [isOver, refetch]);
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1.5 }}>
        <Typography variant="h3" sx={{ flex: 1 }}>
          {translate('migrations.report')}
        </Typography>
        <TextField
          select
          size="small"
          value={state}
          onChange={event => {
            setPage(0);
            setState(event.target.value as typeof state);
          }}
          slotProps={{
            select: { displayEmpty: true },
            htmlInput: { 'aria-label': translate('resources.migrationRows.fields.state') },
          }}
          sx={{ width: 132 }}
        >
          <MenuItem value="">{translate('migrations.everyState')}</MenuItem>
          {statusesOf('migrationRowState').map(each => (
            <MenuItem key={each} value={each}>
              {translate(`statuses.migrationRowState.${each}`)}
            </MenuItem>
          ))}
        </TextField>
        <PlanExportButton planOf={planOf} />
      </Box>
      <QueryState query={query}>
        {({ content, total }) => (
          <>
            <TableContainer sx={{ flexShrink: 0 }}>
              <Table size="small" aria-label={translate('migrations.report')}>
                <TableHead>
                  <TableRow>
                    <TableCell>{translate('resources.migrationRows.fields.name')}</TableCell>
                    <TableCell>{translate('resources.migrationRows.fields.state')}</TableCell>
                  </TableRow>
                </TableHead>
                <TableBody>
                  {content.map(row => (
                    <ReportRow key={row.customerId} row={row as MigrationRow} />
                  ))}
                </TableBody>
              </Table>
            </TableContainer>
            {total > size && (
              <TablePagination
                component="div"
                count={total}
                page={page}
                rowsPerPage={size}
                rowsPerPageOptions={[]}
                onPageChange={(_, next) => setPage(next)}
              />
            )}
          </>
        )}
      </QueryState>
    </>
  );
}

function ReportRow({ row: { name, email, state, code } }: { row: MigrationRow }) {
  const translate = useTranslate();
  return (
    <TableRow>
      <TableCell sx={{ maxWidth: 240 }}>
        <Typography variant="body2" noWrap>
          {name || '—'}
        </Typography>
        <Typography variant="caption" color="text.secondary" component="p" noWrap>
          {email}
        </Typography>
      </TableCell>
      <TableCell sx={{ verticalAlign: 'top' }}>
        <StatusChip kind="migrationRowState" value={state} />
        {code && (
          <Typography variant="caption" color="text.secondary" component="p" sx={{ mt: 0.25 }}>
            {translate(`choices.moveRefusal.${code}`)}
          </Typography>
        )}
      </TableCell>
    </TableRow>
  );
}
