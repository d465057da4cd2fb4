import { useDrawingArea, useXScale, useYScale } from '@mui/x-charts/hooks';
import { useTheme } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import type { Period } from '../../domain/period.ts';
import { useChartData } from './ChartContext.ts';
import { PointTooltip } from './PointTooltip.tsx';
import { useChartColors } from './useChartColors.ts';
import { usePoints } from './usePoints.ts';
import { usePointText } from './usePointText.ts';

interface Props {
  onOpen?: ((index: number) => void) | undefined;
  onPeriod?: ((period: Period) => void) | undefined;
}

interface Bounds {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Above the drawing: a place for each point that has a name, can be pointed at, focused, opened and drawn over. */
export function ChartPoints({ onOpen, onPeriod }: Props) {
  const data = useChartData();
  const { points, series, kind } = data;
  const translate = useTranslate();
  const { palette } = useTheme();
  const colors = useChartColors();
  const area = useDrawingArea();
  const x = useXScale();
  const y = useYScale();
  const textOf = usePointText();
  const { active, range, isDrawable, leave, propsOf } = usePoints(data, { onOpen, onPeriod });
  const isAcross = kind === 'rows';
  const size = (isAcross ? area.height : area.width) / points.length;

  /** The middle of a point on the axis of names. */
  const middle = (index: number) => {
    const scale = isAcross ? y : x;
    const at = scale(points[index]!.id as never) ?? 0;
    return at + ('bandwidth' in scale ? scale.bandwidth() / 2 : 0);
  };
  const step = points.length > 1 ? Math.abs(middle(1) - middle(0)) : size;
  const boundsOf = (from: number, to = from): Bounds => {
    const start = middle(Math.min(from, to)) - step / 2;
    const length = (Math.abs(to - from) + 1) * step;
    return isAcross
      ? { x: 0, y: start, width: area.left + area.width, height: length }
      : { x: start, y: area.top, width: length, height: area.height };
  };
  const at = active?.index;

  return (
    <>
      {at !== undefined && kind === 'line' && (
        <g pointerEvents="none">
          <line
            x1={middle(at)}
            x2={middle(at)}
            y1={area.top}
            y2={area.top + area.height}
            stroke={palette.text.secondary}
            strokeDasharray="2 3"
          />
          {series.map(({ id, tone, values }) => {
            const value = values[at] ?? null;
            return (
              value !== null && (
                <circle
                  key={id}
                  cx={middle(at)}
                  cy={y(value)}
                  r={4.5}
                  fill={colors[tone]}
                  stroke={palette.background.paper}
                  strokeWidth={1.5}
                />
              )
            );
          })}
        </g>
      )}
      {range && range.from !== range.to && (
        <rect {...boundsOf(range.from, range.to)} fill={palette.primary.main} opacity={0.14} />
      )}
      <g onPointerLeave={leave}>
        {points.map(({ id, to }, index) => (
          <rect
            key={id}
            data-point
            role={to && onOpen ? 'link' : 'img'}
            aria-label={textOf(data, index).whole}
            {...boundsOf(index)}
            fill={at === index && kind !== 'line' ? palette.text.primary : 'transparent'}
            fillOpacity={0.05}
            style={{ cursor: to && onOpen ? 'pointer' : undefined }}
            {...propsOf(index)}
          />
        ))}
      </g>
      {active && (
        <PointTooltip
          anchor={active.element}
          text={textOf(data, active.index)}
          isAcross={isAcross}
          hints={[
            ...(points[active.index]?.to && onOpen ? [translate('insight.openPoint')] : []),
            ...(isDrawable ? [translate('insight.drawPeriod')] : []),
          ]}
        />
      )}
    </>
  );
}
