import type { Brand } from '../../domain/brand/brand.ts';
import type { Language } from '../../domain/choices.ts';
import type { LandingContent } from '../../i18n/landingContent.ts';
import type { LandingWords } from '../../i18n/en/landing/page.ts';
import { Awards } from './Awards.tsx';
import { Cases } from './Cases.tsx';
import { Closing } from './Closing.tsx';
import { Features } from './Features.tsx';
import { Figures } from './Figures.tsx';
import { FocusTimer } from './FocusTimer.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { Hero } from './Hero.tsx';
import { Service } from './Service.tsx';
import { Support } from './Support.tsx';

export interface PageProps {
  language: Language;
  words: LandingWords;
  content: LandingContent;
  brand: Brand;
}

/** The landing page's body. It is rendered when the console is built; what moves in it is in `client`. */
export const Page = (props: PageProps) => (
  <>
    <a className="skip" href="#content">
      {props.words.skip}
    </a>
    <Header {...props} />
    <main id="content">
      <Hero {...props} />
      <Service {...props} />
      <FocusTimer {...props} />
      <Features {...props} />
      <Figures {...props} />
      <Cases {...props} />
      <Awards {...props} />
      <Support {...props} />
      <Closing {...props} />
    </main>
    <Footer {...props} />
  </>
);
