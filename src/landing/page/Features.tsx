import {
  Activity,
  BellRing,
  CalendarCheck,
  ChartColumn,
  FileSpreadsheet,
  History,
  MonitorPlay,
  ShieldCheck,
  UsersRound,
  type LucideIcon,
} from 'lucide-react';
import type { LandingWords } from '../../i18n/en/landing/page.ts';
import type { PageProps } from './Page.tsx';

type Feature = keyof LandingWords['features']['items'];

const icons: Record<Feature, LucideIcon> = {
  live: Activity,
  attendance: CalendarCheck,
  alerts: BellRing,
  reports: ChartColumn,
  import: FileSpreadsheet,
  permissions: ShieldCheck,
  groups: UsersRound,
  rooms: MonitorPlay,
  history: History,
};

export const Features = ({ words: { features } }: PageProps) => (
  <section id="features" className="wide section">
    <h2>{features.title}</h2>
    <p className="lead">{features.text}</p>
    <ul className="features">
      {(Object.keys(icons) as Feature[]).map(feature => {
        const Icon = icons[feature];
        return (
          <li key={feature}>
            <Icon size={22} strokeWidth={1.8} aria-hidden />
            <h3>{features.items[feature].title}</h3>
            <p>{features.items[feature].text}</p>
          </li>
        );
      })}
    </ul>
  </section>
);
