import { useId } from 'react';
import { DrillDownLink } from '../../engine/drillDown/DrillDownLink.tsx';
import type { Target } from '../../engine/drillDown/target.ts';
import { Sparkline, type Course } from './Sparkline.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';

export interface OverviewFigure {
  key: string;
  label: string;
  /** Undefined while it is being counted. */
  value: string | undefined;
  to?: Target;
  /** What the figure is to be read against, and the records behind that. */
  note: string;
  noteTo?: Target;
  /** How it has developed; null until that is known, undefined where it is not shown. */
  course?: Course | null | undefined;
}

/** A figure of this moment: all of its card leads to what it counts, and its note to what that counts. */
export function OverviewCard({
  figure: { label, value, to, note, noteTo, course },
}: {
  figure: OverviewFigure;
}) {
  const id = useId();
  return (
    <li aria-labelledby={id}>
      <div className="head">
        <p id={id} className="label">
          {label}
        </p>
        {course !== undefined && <div className="course">{course && <Sparkline course={course} />}</div>}
      </div>
      <p className="value">
        {value === undefined ? (
          <Skeleton width={48} />
        ) : (
          <DrillDownLink to={to} label={`${label} ${value}`} isStretched>
            {value}
          </DrillDownLink>
        )}
      </p>
      <p className="note">{noteTo ? <DrillDownLink to={noteTo}>{note}</DrillDownLink> : note}</p>
    </li>
  );
}
