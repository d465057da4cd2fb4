import { Feather, Sprout } from 'lucide-react';
import type { LandingWords } from '../../../i18n/en/landing/page.ts';

const marks = [Feather, Sprout];

/** The same console under two names. */
export const Branding = ({ academies }: LandingWords['service']['drawn']) => (
  <ul className="branding">
    {academies.map((academy, index) => {
      const Mark = marks[index]!;
      return (
        <li key={academy} className={`brand-${index}`}>
          <p>
            <span className="mark">
              <Mark size={16} />
            </span>
            {academy}
          </p>
          <i />
          <i />
          <i />
          <b />
        </li>
      );
    })}
  </ul>
);
