import type { ReactNode } from 'react';
import type { LandingWords } from '../../i18n/en/landing/page.ts';
import { Branding } from './illustrations/Branding.tsx';
import { Noise } from './illustrations/Noise.tsx';
import { Ranking } from './illustrations/Ranking.tsx';
import { Target } from './illustrations/Target.tsx';
import { Trend } from './illustrations/Trend.tsx';
import { Wall } from './illustrations/Wall.tsx';
import { Lines } from './Lines.tsx';
import type { PageProps } from './Page.tsx';

type Card = keyof LandingWords['service']['cards'];
type Drawn = LandingWords['service']['drawn'];

/** What the product is made of, each with a drawing of it; in the order of the page. */
const cards: Record<Card, (drawn: Drawn) => ReactNode> = {
  dashboard: drawn => <Trend {...drawn} />,
  selfStudy: drawn => <Target {...drawn} />,
  ranking: drawn => <Ranking {...drawn} />,
  monitoring: drawn => <Wall {...drawn} />,
  branding: drawn => <Branding {...drawn} />,
  focus: () => <Noise />,
};

export const Service = ({ words: { service } }: PageProps) => (
  <section id="service" className="wide section">
    <h2>
      <Lines of={service.title} />
    </h2>
    <p className="lead">{service.text}</p>
    <ul className="cards">
      {(Object.keys(cards) as Card[]).map(card => (
        <li key={card} className={`card ${card}`}>
          <div>
            <h3>{service.cards[card].title}</h3>
            <p>{service.cards[card].text}</p>
          </div>
          <div className="drawn" aria-hidden>
            {cards[card](service.drawn)}
          </div>
        </li>
      ))}
    </ul>
  </section>
);
