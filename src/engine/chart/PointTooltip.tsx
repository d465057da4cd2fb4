import { Box, Paper, Popper, Typography } from '@mui/material';
import type { PointText } from './usePointText.ts';
import { useChartColors } from './useChartColors.ts';

interface Props {
  anchor: Element;
  text: PointText;
  /** What a press or drawing over several does. */
  hints: readonly string[];
  isAcross: boolean;
}

/** What a point says, next to it. Its name says the same, so that nothing reads it twice. */
export function PointTooltip({ anchor, text: { title, rows, change, mark, notes }, hints, isAcross }: Props) {
  const colors = useChartColors();
  return (
    <Popper
      open
      aria-hidden
      anchorEl={anchor}
      placement={isAcross ? 'bottom-end' : 'right-start'}
      modifiers={[{ name: 'offset', options: { offset: [0, 8] } }]}
      sx={{ pointerEvents: 'none', zIndex: 'tooltip' }}
    >
      <Paper variant="outlined" sx={{ px: 1.5, py: 1, maxWidth: 300, boxShadow: 3 }}>
        <Typography variant="caption" component="p" sx={{ fontWeight: 600 }}>
          {title}
          {mark && ` · ${mark}`}
        </Typography>
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
      </Paper>
    </Popper>
  );
}
