import { Box, Table, TableCell, TableHead, TableRow } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { useTranslate } from 'ra-core';
import { memo } from 'react';
import { DisplayValue } from '../displays/DisplayValue.tsx';
import { DrillDownLink } from '../drillDown/DrillDownLink.tsx';
import { plainRows, rightAligned } from '../../theme/plainRows.ts';
import type { ChartData } from './series.ts';
import { usePointText } from './usePointText.ts';

const hidden = { ...visuallyHidden, ...plainRows } as const;
const shown = { maxHeight: 260, overflow: 'auto', ...plainRows } as const;

interface Props {
  data: ChartData;
  isHidden: boolean;
}

/** What a chart says, in rows: for who reads rather than looks. */
export const ChartTable = memo(function ChartTable({ data, isHidden }: Props) {
  const translate = useTranslate();
  const textOf = usePointText();
  const { title, kind, points, series, as } = data;
  const isCompared = series.some(({ isBefore }) => isBefore);
  return (
    <Box sx={isHidden ? hidden : shown} tabIndex={isHidden ? -1 : 0}>
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
        <tbody>
          {points.map(({ id, to }, at) => {
            const { title: name, mark, change, notes } = textOf(data, at);
            return (
              <tr key={id}>
                <th scope="row">
                  {isHidden ? name : <DrillDownLink to={to}>{name}</DrillDownLink>}
                  {mark && ` (${mark})`}
                  {notes.map(note => ` · ${note}`)}
                </th>
                {series.map(one => (
                  <td key={one.id} className={rightAligned}>
                    <DisplayValue as={as} value={one.values[at]} />
                  </td>
                ))}
                {isCompared && <td>{change}</td>}
              </tr>
            );
          })}
        </tbody>
      </Table>
    </Box>
  );
});
