import { drawings } from './drawings.tsx';
import type { DrawingName } from './names.ts';

/** The drawing of an empty state: a sheet in front of another in the text's colour, with what is the matter on it. */
export const Drawing = ({ name }: { name: DrawingName }) => (
  <svg
    viewBox="0 0 132 100"
    width="100%"
    height="100%"
    fill="none"
    stroke="currentColor"
    strokeWidth={2}
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    <ellipse cx={66} cy={93} rx={46} ry={4} fill="currentColor" fillOpacity={0.1} stroke="none" />
    <rect
      x={34}
      y={10}
      width={72}
      height={62}
      rx={9}
      fill="currentColor"
      fillOpacity={0.08}
      strokeOpacity={0.3}
      transform="rotate(7 70 41)"
    />
    <rect x={28} y={18} width={76} height={62} rx={9} fill="var(--drawing-paper)" />
    {drawings[name]}
  </svg>
);
