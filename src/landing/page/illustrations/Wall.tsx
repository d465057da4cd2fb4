import { VideoOff, UserRound } from 'lucide-react';
import type { LandingWords } from '../../../i18n/en/landing/page.ts';

const states = ['study', 'study', 'rest', 'cameraOff'] as const;
const times = ['02:14:08', '01:52:31', '00:48:02', '03:05:47'];

/** The live wall as an observer has it. */
export const Wall = ({ names, states: stateNames }: LandingWords['service']['drawn']) => (
  <ul className="wall">
    {states.map((state, index) => (
      <li key={names[index]} className={state}>
        <div className="seat">{state === 'cameraOff' ? <VideoOff size={22} /> : <UserRound size={26} />}</div>
        <p>
          <span>{names[index]}</span>
          <em>{times[index]}</em>
        </p>
        <small>{stateNames[state]}</small>
      </li>
    ))}
  </ul>
);
