import { Box } from '@mui/material';
import { useMemo } from 'react';
import type { WeeklyReport } from '../../domain/entities/weeklyReport.ts';
import { reportView } from '../../domain/weeklyReport/reportView.ts';
import { useFormatContext } from '../../engine/displays/useFormatContext.ts';
import { pageSize, type Shape } from '../../engine/report/weekly/shape.ts';
import { sheetShapes } from '../../engine/report/weekly/sheetShapes.ts';
import { useAcademy } from '../../hooks/useAcademy.ts';
import { brand } from '../../runtime.ts';
import { useReportWords } from './useReportWords.ts';

const mmPerPoint = 25.4 / 72;
const anchors = { left: 'start', center: 'middle', right: 'end' } as const;

interface Props {
  report: WeeklyReport;
  /** When the page is made. */
  now: Date;
  label: string;
}

/** A report as it will be printed: the same shapes as in the PDF, on white paper in either theme. */
export function SheetPreview({ report, now, label }: Props) {
  const academy = useAcademy();
  const { timeZone } = useFormatContext();
  const words = useReportWords();
  const logoUrl = academy?.coverImageUrl ?? null;
  const shapes = useMemo(() => {
    const { language } = report;
    const view = reportView(report, {
      language,
      words: words[language],
      timeZone,
      academy: academy?.title ?? '',
      now,
    });
    return sheetShapes(view, { color: academy?.accentColor ?? brand().color, hasLogo: logoUrl !== null });
  }, [report, words, timeZone, academy, logoUrl, now]);
  return (
    <Box
      component="svg"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${pageSize.width} ${pageSize.height}`}
      lang={report.language}
      sx={{
        display: 'block',
        width: 1,
        maxWidth: 720,
        mx: 'auto',
        bgcolor: '#fff',
        borderRadius: 1,
        border: 1,
        borderColor: 'divider',
        boxShadow: 1,
      }}
    >
      {shapes.map((shape, index) => (
        <Drawn key={index} shape={shape} logoUrl={logoUrl} />
      ))}
    </Box>
  );
}

function Drawn({ shape, logoUrl }: { shape: Shape; logoUrl: string | null }) {
  if (shape.kind === 'text')
    return (
      <text
        x={shape.x}
        y={shape.y}
        fontSize={shape.size * mmPerPoint}
        fontWeight={shape.isBold ? 600 : 400}
        fill={shape.color}
        textAnchor={anchors[shape.align ?? 'left']}
      >
        {shape.text}
      </text>
    );
  if (shape.kind === 'rect') {
    const { x, y, width, height, fill, radius } = shape;
    return <rect x={x} y={y} width={width} height={height} fill={fill} rx={radius} />;
  }
  if (shape.kind === 'line') {
    const { x1, x2, y1, y2, color, width, isDashed } = shape;
    const dashes = isDashed ? { strokeDasharray: '1.2 1' } : {};
    return <line x1={x1} x2={x2} y1={y1} y2={y2} stroke={color} strokeWidth={width} {...dashes} />;
  }
  const { x, y, width, height } = shape;
  return (
    <image
      href={logoUrl ?? ''}
      x={x}
      y={y}
      width={width}
      height={height}
      preserveAspectRatio="xMaxYMin meet"
    />
  );
}
