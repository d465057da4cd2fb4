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
  /** The address of a person whose name someone else in the lists has. */
  email?: string | null;
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

/** One style sheet for the list: the dashboard has dozens of rows, of which each element would ask for its own. */
const rowStyles = {
  '& > li': {
    display: 'grid',
    gridColumn: '1 / -1',
    gridTemplateColumns: 'subgrid',
    alignItems: 'center',
    py: 0.75,
  },
  '& p': { m: 0, typography: 'body2' },
  '& .place': { color: 'text.secondary', fontWeight: 600, textAlign: 'right' },
  '& .who': { minWidth: 0 },
  '& .names': { display: 'flex', alignItems: 'baseline', gap: 1 },
  '& .name': {
    flex: '0 1 auto',
    minWidth: 0,
    fontWeight: 550,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '& .email': {
    m: 0,
    typography: 'caption',
    color: 'text.secondary',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '& .course': { ml: 'auto', typography: 'caption' },
  '& .bar': { mt: 0.5, height: 4, borderRadius: '16px', bgcolor: 'sunken' },
  '& .bar > div': { height: 1, borderRadius: '16px', bgcolor: 'primary.main' },
  '& .figure': { textAlign: 'right' },
  '& .figure > p': { fontWeight: 600 },
  '& .figure > .note': { typography: 'caption', fontWeight: 400, color: 'text.secondary' },
} as const;

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
        ...rowStyles,
      }}
    >
      {rows.map(row => (
        <li key={row.id}>
          {row.rank !== undefined && <p className="place">{row.rank}</p>}
          <div className="who">
            <div className="names">
              <p className="name" title={row.name}>
                <DrillDownLink to={row.to} label={[row.name, row.email, row.value].filter(Boolean).join(' ')}>
                  {row.name}
                </DrillDownLink>
              </p>
              {row.change && (
                <span className="course">
                  <Change {...row.change} isShort />
                </span>
              )}
            </div>
            {row.email && (
              <div className="email" title={row.email}>
                {row.email}
              </div>
            )}
            <div aria-hidden className="bar">
              <div style={{ width: `${Math.min(1, Math.max(0, row.part)) * 100}%` }} />
            </div>
          </div>
          <div className="figure">
            <p>{row.value}</p>
            {row.note && <p className="note">{row.note}</p>}
          </div>
        </li>
      ))}
    </Box>
  );
}
