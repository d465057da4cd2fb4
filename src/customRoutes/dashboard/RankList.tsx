import { Box, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { Empty } from './Empty.tsx';
import { DrillDownLink } from '../../engine/drillDown/DrillDownLink.tsx';
import type { Target } from '../../engine/drillDown/target.ts';
import { Change } from '../../engine/compare/Change.tsx';
import type { Compared } from '../../engine/compare/changeOf.ts';

export interface RankRow {
  id: string;
  /** Its place; none in a list that is no ranking. */
  rank?: number;
  name: string;
  /** What is ranked by, as it is read. */
  value: string;
  note?: string;
  /** The figure against the one of the period before. */
  change?: Compared;
  /** How far the bar reaches, from 0 to 1. */
  part: number;
  to: Target;
}

interface Props {
  rows: readonly RankRow[];
  label: string;
  /** How many are in the other list, from which they are not repeated. */
  others?: number;
}

/** Places with a bar each; every row leads to the records behind it. */
export function RankList({ rows, label, others = 0 }: Props) {
  const translate = useTranslate();
  if (rows.length === 0 && others > 0)
    return (
      <Typography variant="body2" color="text.secondary">
        {translate('dashboard.allOnTop')}
      </Typography>
    );
  if (rows.length === 0) return <Empty />;
  const hasRanks = rows.some(({ rank }) => rank !== undefined);
  return (
    <Box
      component="ol"
      aria-label={label}
      sx={{
        m: 0,
        p: 0,
        flex: 1,
        listStyle: 'none',
        display: 'grid',
        // All rows share their columns, so that the bars of all of them have one measure.
        gridTemplateColumns: hasRanks ? 'minmax(20px, auto) minmax(0, 1fr) auto' : 'minmax(0, 1fr) auto',
        columnGap: 1.5,
        rowGap: 0.25,
      }}
    >
      {rows.map(row => (
        <Box
          component="li"
          key={row.id}
          sx={{
            display: 'grid',
            gridColumn: '1 / -1',
            gridTemplateColumns: 'subgrid',
            alignItems: 'center',
            py: 0.75,
          }}
        >
          {row.rank !== undefined && (
            <Typography variant="body2" sx={{ color: 'text.secondary', fontWeight: 600, textAlign: 'right' }}>
              {row.rank}
            </Typography>
          )}
          <Box sx={{ minWidth: 0 }}>
            <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 1 }}>
              <Typography
                variant="body2"
                noWrap
                sx={{ flex: '0 1 auto', minWidth: 0, fontWeight: 550 }}
                title={row.name}
              >
                <DrillDownLink to={row.to} label={`${row.name} ${row.value}`}>
                  {row.name}
                </DrillDownLink>
              </Typography>
              {row.change && (
                <Typography variant="caption" component="span" sx={{ ml: 'auto' }}>
                  <Change {...row.change} isShort />
                </Typography>
              )}
            </Box>
            <Box aria-hidden sx={{ mt: 0.5, height: 4, borderRadius: 2, bgcolor: 'sunken' }}>
              <Box
                sx={{
                  width: `${Math.min(1, Math.max(0, row.part)) * 100}%`,
                  height: 1,
                  borderRadius: 2,
                  bgcolor: 'primary.main',
                }}
              />
            </Box>
          </Box>
          <Box sx={{ textAlign: 'right' }}>
            <Typography variant="body2" sx={{ fontWeight: 600 }}>
              {row.value}
            </Typography>
            {row.note && (
              <Typography variant="caption" color="text.secondary" component="p">
                {row.note}
              </Typography>
            )}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
