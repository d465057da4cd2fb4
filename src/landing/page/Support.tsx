import { supportId } from '../../domain/landingPath.ts';
import type { PageProps } from './Page.tsx';

export const Support = ({ words: { support }, content: { contact } }: PageProps) => (
  <section id={supportId} className="wide section">
    <h2>{support.title}</h2>
    <ol className="steps">
      {support.steps.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
    <div className="questions">
      <div>
        <h2 className="minor">{support.questions}</h2>
        <p className="small muted">{support.contact}</p>
        <p className="contact">
          <a href={`mailto:${contact.email}`}>{contact.email}</a>
          <a href={`tel:${contact.phone.replace(/[^+\d]/g, '')}`}>{contact.phone}</a>
          <span className="small muted">{contact.hours}</span>
          {/* Shown where there is a chat. */}
          <button type="button" className="button quiet" data-chat hidden>
            {support.chat}
          </button>
        </p>
      </div>
      <div>
        {support.answers.map(({ question, answer }) => (
          <details key={question} name="questions">
            <summary>{question}</summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
    </div>
  </section>
);
