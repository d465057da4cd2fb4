import { Box, Typography } from '@mui/material';
import { HoverCard } from '../../ui/HoverCard.tsx';
import type { PointText } from './usePointText.ts';
import { useChartColors } from './useChartColors.ts';

interface Props {
  anchor: Element;
  text: PointText;
  /** What a press or drawing over several does. */
  hints: readonly string[];
  isAcross: boolean;
}

/** What a point says, next to it. */
export function PointTooltip({ anchor, text: { title, rows, change, mark, notes }, hints, isAcross }: Props) {
  const colors = useChartColors();
  return (
    <HoverCard
      anchor={anchor}
      placement={isAcross ? 'bottom-end' : 'right-start'}
      title={mark ? `${title} · ${mark}` : title}
    >
      {notes.map(note => (
        <Typography key={note} variant="caption" component="p">
          {note}
        </Typography>
      ))}
      {rows.map(({ series: { id, tone, dashed }, label, value }) => (
        <Box key={id} sx={{ display: 'flex', alignItems: 'center', gap: 1, mt: 0.5 }}>
          <Box sx={{ width: 14, borderTop: `2.5px ${dashed ? 'dashed' : 'solid'} ${colors[tone]}` }} />
          <Typography variant="caption" color="text.secondary" sx={{ flex: 1 }}>
            {label}
          </Typography>
          <Typography variant="caption" sx={{ fontWeight: 600, pl: 1.5, whiteSpace: 'nowrap' }}>
            {value}
          </Typography>
        </Box>
      ))}
      {change && (
        <Typography variant="caption" component="p" sx={{ mt: 0.5 }}>
          {change}
        </Typography>
      )}
      {hints.map(hint => (
        <Typography key={hint} variant="caption" component="p" color="text.secondary">
          {hint}
        </Typography>
      ))}
    </HoverCard>
  );
}
