import type { Series } from './series.ts';
import { useChartColors } from './useChartColors.ts';

export const hatchOf = (tone: Series['tone']) => `chart-hatch-${tone}`;

/** The patterns of bars that are not final, one of each colour. */
export function Hatches() {
  const colors = useChartColors();
  return (
    <defs>
      {Object.entries(colors).map(([tone, color]) => (
        <pattern
          key={tone}
          id={hatchOf(tone as Series['tone'])}
          width={6}
          height={6}
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <rect width={6} height={6} fill={color} opacity={0.12} />
          <rect width={2} height={6} fill={color} />
        </pattern>
      ))}
    </defs>
  );
}
