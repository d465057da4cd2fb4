import type { Words } from '../../words/en.ts';

const times = ['09:42', '08:57', '08:31', '07:48'];
const shares = [100, 92, 87, 80];

export const Ranking = ({ names }: Words['service']['drawn']) => (
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
