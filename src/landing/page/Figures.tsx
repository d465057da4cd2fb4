import type { PageProps } from './Page.tsx';
import { SampleNote } from './SampleNote.tsx';

export const Figures = (props: PageProps) =>
  props.content.figures.length > 0 && (
    <section className="wide section" aria-labelledby="figures">
      <h2 id="figures" className="minor">
        {props.words.figures.title} <SampleNote {...props} />
      </h2>
      <dl className="figures">
        {props.content.figures.map(({ value, unit, label }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {value}
              {unit && <small>{unit}</small>}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
