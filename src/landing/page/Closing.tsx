import { ConsoleLink } from './ConsoleLink.tsx';
import { InquiryButton } from './InquiryButton.tsx';
import type { PageProps } from './Page.tsx';

export const Closing = ({ words: { closing, hero } }: PageProps) => (
  <section className="wide section closing">
    <h2>{closing.title}</h2>
    <p className="lead">{closing.text}</p>
    <div className="row actions">
      <InquiryButton>{hero.inquiry}</InquiryButton>
      <ConsoleLink className="button quiet" login={hero.login} console={hero.console} />
    </div>
  </section>
);
