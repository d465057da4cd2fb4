import type { LandingWords } from '../../../i18n/en/landing/page.ts';

const times = ['09:42', '08:57', '08:31', '07:48'];
const shares = [100, 92, 87, 80];

export const Ranking = ({ names }: LandingWords['service']['drawn']) => (
  <ol className="ranking">
    {names.map((name, index) => (
      <li key={name}>
        <b>{index + 1}</b>
        <span>{name}</span>
        <i style={{ inlineSize: `${shares[index]}%` }} />
        <em>{times[index]}</em>
      </li>
    ))}
  </ol>
);
