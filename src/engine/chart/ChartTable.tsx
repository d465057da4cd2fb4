import { Box } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { useTranslate } from 'ra-core';
import { memo } from 'react';
import { DisplayValue } from '../displays/DisplayValue.tsx';
import { DrillDownLink } from '../drillDown/DrillDownLink.tsx';
import { plainHead } from '../../theme/plainHead.ts';
import { plainRows, rightAligned } from '../../theme/plainRows.ts';
import type { ChartData } from './series.ts';
import { usePointText } from './usePointText.ts';

const table = {
  '& table': { width: 1, borderCollapse: 'separate', borderSpacing: 0 },
  ...plainHead,
  ...plainRows,
  [`& tbody .${rightAligned}`]: { whiteSpace: 'nowrap' },
  '& thead th': { position: 'sticky', top: 0, zIndex: 2, borderBottom: '1px solid', borderColor: 'line' },
} as const;
const hidden = { ...visuallyHidden, ...table } as const;
const shown = { maxHeight: 260, overflow: 'auto', ...table } as const;

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
      <table aria-label={title}>
        <thead>
          <tr>
            <th scope="col">{translate(kind === 'rows' ? 'insight.name' : 'insight.day')}</th>
            {series.map(({ id, label }) => (
              <th key={id} scope="col" className={rightAligned}>
                {label}
              </th>
            ))}
            {isCompared && <th scope="col">{translate('insight.comparison')}</th>}
          </tr>
        </thead>
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
      </table>
    </Box>
  );
});
