import {
  Box,
  Button,
  Checkbox,
  Link,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import { useTranslate } from 'ra-core';
import type { WeeklyReport } from '../../domain/entities/weeklyReport.ts';
import { namesApart } from '../../domain/namesApart.ts';
import { formatSeconds } from '../../domain/format.ts';
import { StatusChip } from '../../ui/StatusChip.tsx';

interface Props {
  reports: readonly WeeklyReport[];
  total: number;
  /** The student whose report is open. */
  open: string | undefined;
  onOpen: (customerId: string) => void;
  selected: ReadonlySet<string>;
  onSelect: (selected: ReadonlySet<string>) => void;
  onMore: () => void;
  isLoading: boolean;
}

/** On phones the state is below the name. */
const wide = { display: { xs: 'none', sm: 'table-cell' } };

/** The students of a week with the totals of their reports and what became of the mails. */
export function ReportTable({ reports, total, open, onOpen, selected, onSelect, onMore, isLoading }: Props) {
  const translate = useTranslate();
  const apart = namesApart(reports);
  const isAll = reports.every(({ customerId }) => selected.has(customerId));
  const toggle = (customerId: string) => {
    const next = new Set(selected);
    if (!next.delete(customerId)) next.add(customerId);
    onSelect(next);
  };
  return (
    <>
      <Box
        sx={{ overflow: 'auto', maxHeight: { md: 'calc(100dvh - 250px)' } }}
        tabIndex={0}
        role="region"
        aria-label={translate('reports.students')}
      >
        <Table size="small" stickyHeader aria-label={translate('reports.students')}>
          <TableHead>
            <TableRow>
              <TableCell padding="checkbox">
                <Checkbox
                  size="small"
                  checked={isAll}
                  indeterminate={!isAll && selected.size > 0}
                  onChange={() => onSelect(new Set(isAll ? [] : reports.map(({ customerId }) => customerId)))}
                  slotProps={{ input: { 'aria-label': translate('reports.selectAll') } }}
                />
              </TableCell>
              <TableCell scope="col">{translate('reports.student')}</TableCell>
              <TableCell scope="col" align="right">
                {translate('reports.total')}
              </TableCell>
              <TableCell scope="col" sx={wide}>
                {translate('reports.state')}
              </TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {reports.map(report => (
              <TableRow
                key={report.customerId}
                hover
                selected={report.customerId === open}
                {...(report.customerId === open ? { 'aria-current': true } : {})}
              >
                <TableCell padding="checkbox">
                  <Checkbox
                    size="small"
                    checked={selected.has(report.customerId)}
                    onChange={() => toggle(report.customerId)}
                    slotProps={{
                      input: { 'aria-label': translate('reports.select', { name: report.name }) },
                    }}
                  />
                </TableCell>
                <TableCell sx={{ overflowWrap: 'anywhere' }}>
                  <Link
                    component="button"
                    type="button"
                    onClick={() => onOpen(report.customerId)}
                    sx={{ fontWeight: 550, textAlign: 'left' }}
                  >
                    {report.name}
                  </Link>
                  {apart(report) !== null && (
                    <Typography variant="caption" color="text.secondary" component="div">
                      {report.email}
                    </Typography>
                  )}
                  <Typography variant="caption" color="text.secondary" component="div">
                    {translate('reports.present')} {report.presentCount}/
                    {report.presentCount + report.absentCount}
                  </Typography>
                  <Box sx={{ display: { sm: 'none' }, mt: 0.5 }}>
                    <StatusChip kind="reportState" value={report.state} />
                  </Box>
                </TableCell>
                <TableCell align="right" sx={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
                  {formatSeconds(report.totalStudySeconds)}
                </TableCell>
                <TableCell sx={{ ...wide, whiteSpace: 'nowrap' }}>
                  <StatusChip kind="reportState" value={report.state} />
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Box>
      {reports.length < total && (
        <Box sx={{ p: 1.5, textAlign: 'center' }}>
          <Button color="inherit" onClick={onMore} disabled={isLoading}>
            {translate('reports.more')} ({reports.length}/{total})
          </Button>
        </Box>
      )}
    </>
  );
}
