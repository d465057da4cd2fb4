import { screens } from '../../screens.ts';
import { ConsoleLink } from './ConsoleLink.tsx';
import { InquiryButton } from './InquiryButton.tsx';
import { Lines } from './Lines.tsx';
import type { PageProps } from './Page.tsx';
import { OwnPicture } from './OwnPicture.tsx';
import { Picture } from './Picture.tsx';

export const Hero = ({ language, brand, words: { hero } }: PageProps) => (
  <section className="hero wide">
    <h1>
      <Lines of={hero.title} />
    </h1>
    <p className="lead">{hero.text}</p>
    <div className="row actions">
      <InquiryButton>{hero.inquiry}</InquiryButton>
      <ConsoleLink className="button quiet" login={hero.login} console={hero.console} />
    </div>
    <p className="small muted">
      {hero.trial} <a href={screens.signup.path}>{hero.signUp}</a>
    </p>
    {brand.picture === null ? (
      <Picture language={language} alt={hero.picture} />
    ) : (
      <OwnPicture language={language} light={brand.picture} dark={brand.pictureDark} alt={hero.picture} />
    )}
  </section>
);
