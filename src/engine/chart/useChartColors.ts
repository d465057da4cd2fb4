import { useTheme } from '@mui/material/styles';
import type { Series } from './series.ts';

/** The colours of series, readable on the surface of either theme. */
export function useChartColors(): Record<Series['tone'], string> {
  const { palette } = useTheme();
  return {
    accent: palette.primary.main,
    quiet: palette.mode === 'light' ? '#8A92A3' : '#666E7D',
    positive: palette.tones.positive,
    notice: palette.tones.notice,
  };
}
