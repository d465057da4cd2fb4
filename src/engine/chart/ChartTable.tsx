import { Box, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { useTranslate } from 'ra-core';
import { DisplayValue } from '../displays/DisplayValue.tsx';
import { DrillDownLink } from '../drillDown/DrillDownLink.tsx';
import type { ChartData } from './series.ts';
import { usePointText } from './usePointText.ts';

/** What a chart says, in rows: for who reads rather than looks. */
export function ChartTable({ data, isHidden }: { data: ChartData; isHidden: boolean }) {
  const translate = useTranslate();
  const textOf = usePointText();
  const { title, kind, points, series, as } = data;
  const isCompared = series.some(({ isBefore }) => isBefore);
  return (
    <Box sx={isHidden ? visuallyHidden : { maxHeight: 260, overflow: 'auto' }} tabIndex={isHidden ? -1 : 0}>
      <Table size="small" aria-label={title} stickyHeader>
        <TableHead>
          <TableRow>
            <TableCell scope="col">{translate(kind === 'rows' ? 'insight.name' : 'insight.day')}</TableCell>
            {series.map(({ id, label }) => (
              <TableCell key={id} scope="col" align="right">
                {label}
              </TableCell>
            ))}
            {isCompared && <TableCell scope="col">{translate('insight.comparison')}</TableCell>}
          </TableRow>
        </TableHead>
        <TableBody>
          {points.map(({ id, to }, at) => {
            const { title: name, mark, change, notes } = textOf(data, at);
            return (
              <TableRow key={id}>
                <TableCell component="th" scope="row">
                  {isHidden ? name : <DrillDownLink to={to}>{name}</DrillDownLink>}
                  {mark && ` (${mark})`}
                  {notes.map(note => ` · ${note}`)}
                </TableCell>
                {series.map(one => (
                  <TableCell key={one.id} align="right">
                    <DisplayValue as={as} value={one.values[at]} />
                  </TableCell>
                ))}
                {isCompared && <TableCell>{change}</TableCell>}
              </TableRow>
            );
          })}
        </TableBody>
      </Table>
    </Box>
  );
}
