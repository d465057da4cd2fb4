import type { ReactNode } from 'react';
import type { DrawingName } from './names.ts';

const lines = (
  <>
    <path d="M46 38h40M46 50h52M46 62h32" opacity={0.35} />
  </>
);
/** What is said in the corner of the sheet, in a disc with an edge around it. */
const badge = (sign: ReactNode) => (
  <>
    <circle cx={102} cy={70} r={17} fill="var(--drawing-paper)" stroke="none" />
    <circle cx={102} cy={70} r={14} fill="currentColor" fillOpacity={0.14} />
    {sign}
  </>
);
const person = (x: number, y: number) => (
  <>
    <circle cx={x} cy={y} r={7} fill="currentColor" fillOpacity={0.14} />
    <path d={`M${x - 13} ${y + 24}c0-8 6-13 13-13s13 5 13 13`} fill="currentColor" fillOpacity={0.14} />
  </>
);

/** What is drawn on the sheet of each empty state. */
export const drawings: Record<DrawingName, ReactNode> = {
  nothing: (
    <>
      <path d="M42 50h14l5 9h18l5-9h14" />
      {badge(<path d="M102 64v12M96 70h12" />)}
    </>
  ),
  noMatch: (
    <>
      {lines}
      <circle cx={98} cy={62} r={17} fill="var(--drawing-paper)" />
      <circle cx={98} cy={62} r={17} fill="currentColor" fillOpacity={0.14} />
      <path d="m110 74 10 10" strokeWidth={4} />
      <path d="m93 57 10 10m0-10-10 10" />
    </>
  ),
  failed: (
    <>
      <path d="M36 48h18l6-10 8 22 7-14 3 6h6" opacity={0.6} />
      {badge(<path d="M102 63v8m0 5v.5" strokeWidth={2.75} />)}
    </>
  ),
  locked: (
    <>
      {lines}
      {badge(
        <>
          <rect x={95.5} y={69} width={13} height={9.5} rx={2} />
          <path d="M98 69v-3.5a4 4 0 0 1 8 0V69" />
        </>,
      )}
    </>
  ),
  done: (
    <>
      {lines}
      {badge(<path d="m95.5 70.5 4.5 4.5 8.5-9" />)}
    </>
  ),
  waiting: (
    <>
      {lines}
      {badge(<path d="M102 62.5V70l5 3.5" />)}
    </>
  ),
  people: (
    <>
      {person(54, 40)}
      {person(82, 44)}
      {badge(<path d="M102 64v12M96 70h12" />)}
    </>
  ),
  room: (
    <>
      <path d="M54 66V36l24-6v40" fill="currentColor" fillOpacity={0.14} />
      <path d="M42 66h12m24 0h12M71 49v3" />
    </>
  ),
  records: (
    <>
      <path d="M42 66h48" />
      <path d="M48 66V52m12 14V40m12 26V47m12 19V34" strokeWidth={6} strokeOpacity={0.35} />
    </>
  ),
  days: (
    <>
      <path d="M40 40h52M54 28v8m24-8v8" />
      <path d="M50 50h.1M66 50h.1M82 50h.1M50 62h.1M66 62h.1" strokeWidth={5} strokeOpacity={0.5} />
    </>
  ),
  messages: (
    <>
      <rect x={42} y={36} width={48} height={32} rx={5} fill="currentColor" fillOpacity={0.14} />
      <path d="m43 40 23 16 23-16" />
    </>
  ),
};
