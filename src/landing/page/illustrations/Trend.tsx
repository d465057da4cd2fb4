import type { LandingWords } from '../../../i18n/en/landing/page.ts';

const recent = [48, 60, 54, 70, 66, 82, 78, 96, 90, 108, 104, 122];
const last = [44, 50, 52, 48, 58, 60, 56, 66, 64, 70, 68, 74];
const step = 560 / (recent.length - 1);
const path = (values: number[]) =>
  values
    .map((value, index) => `${index === 0 ? 'M' : 'L'}${Math.round(index * step)} ${150 - value}`)
    .join('');

/** Two lines, as the dashboard draws them: this period and the one before. */
export const Trend = ({ recent: recentName, last: lastName }: LandingWords['service']['drawn']) => (
  <div className="trend">
    <p className="legend">
      <span className="key now">{recentName}</span>
      <span className="key before">{lastName}</span>
    </p>
    <svg viewBox="-4 0 568 156" preserveAspectRatio="none" focusable="false">
      {[30, 70, 110, 150].map(y => (
        <path key={y} className="grid" d={`M0 ${y}H560`} />
      ))}
      <path className="area" d={`${path(recent)}V150H0Z`} />
      <path className="before" d={path(last)} />
      <path className="now" d={path(recent)} />
    </svg>
  </div>
);
