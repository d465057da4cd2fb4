import type { PageProps } from './Page.tsx';
import { SampleNote } from './SampleNote.tsx';

export const Awards = (props: PageProps) =>
  props.content.awards.length > 0 && (
    <section className="wide section awards" aria-labelledby="awards">
      <h2 id="awards" className="minor">
        {props.words.awards.title} <SampleNote {...props} />
      </h2>
      <ul>
        {props.content.awards.map(({ year, title, by }) => (
          <li key={title}>
            <span className="muted">{year}</span>
            <b>{title}</b>
            <span className="muted">{by}</span>
          </li>
        ))}
      </ul>
    </section>
  );
