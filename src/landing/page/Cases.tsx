import type { PageProps } from './Page.tsx';
import { SampleNote } from './SampleNote.tsx';

export const Cases = (props: PageProps) =>
  props.content.cases.length > 0 && (
    <section id="cases" className="section band">
      <div className="wide">
        <h2>
          {props.words.cases.title} <SampleNote {...props} />
        </h2>
        <p className="lead">{props.words.cases.text}</p>
        <ul className="cases">
          {props.content.cases.map(({ quote, name, role, company, result }) => (
            <li key={company}>
              <figure>
                <p className="result">{result}</p>
                <blockquote>{quote}</blockquote>
                <figcaption>
                  <b>{company}</b>
                  <span>
                    {name}, {role}
                  </span>
                </figcaption>
              </figure>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
