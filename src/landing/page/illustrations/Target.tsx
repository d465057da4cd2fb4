import type { LandingWords } from '../../../i18n/en/landing/page.ts';

/** A day's study against its target. */
export const Target = ({ goal }: LandingWords['service']['drawn']) => (
  <div className="target">
    <svg viewBox="0 0 120 120" focusable="false">
      <circle cx="60" cy="60" r="52" pathLength="100" />
      <circle className="now" cx="60" cy="60" r="52" pathLength="100" strokeDasharray="82 100" />
    </svg>
    <p>
      <strong>06:34:12</strong>
      <span>{goal}</span>
    </p>
  </div>
);
