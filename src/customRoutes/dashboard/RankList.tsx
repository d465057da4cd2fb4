import { Box, Typography } from '@mui/material';
import { Empty } from './Empty.tsx';
import { FigureLink, type Target } from './FigureLink.tsx';

export interface RankRow {
  id: string;
  /** Its place; none in a list that is no ranking. */
  rank?: number;
  name: string;
  /** What is ranked by, as it is read. */
  value: string;
  note?: string;
  /** How far the bar reaches, from 0 to 1. */
  part: number;
  to: Target;
}

/** Places with a bar each; every row leads to the records behind it. */
export function RankList({ rows, label }: { rows: readonly RankRow[]; label: string }) {
  if (rows.length === 0) return <Empty />;
  return (
    <Box component="ol" aria-label={label} sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 0.25 }}>
      {rows.map(row => (
        <Box
          component="li"
          key={row.id}
          sx={{
            display: 'grid',
            gridTemplateColumns: row.rank === undefined ? 'minmax(0, 1fr) auto' : '28px minmax(0, 1fr) auto',
            alignItems: 'center',
            columnGap: 1,
            py: 0.75,
          }}
        >
          {row.rank !== undefined && (
            <Typography
              variant="body2"
              sx={{ color: 'text.secondary', fontWeight: 600, textAlign: 'right', pr: 0.5 }}
            >
              {row.rank}
            </Typography>
          )}
          <Box sx={{ minWidth: 0 }}>
            <Typography variant="body2" noWrap sx={{ fontWeight: 550 }} title={row.name}>
              <FigureLink to={row.to}>{row.name}</FigureLink>
            </Typography>
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
          <Box sx={{ textAlign: 'right', pl: 1 }}>
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
