import { noiseKinds, rhythms } from '../client/timer/settings.ts';
import type { PageProps } from './Page.tsx';

/** The timer's initial markup; `client/timer` makes it run. */
export function FocusTimer({ words: { focus } }: PageProps) {
  const { phases, start, pause, resume, ended } = focus;
  return (
    <section id="focus" className="section band" aria-labelledby="focus-title">
      <div
        className="wide timer"
        data-timer
        data-words={JSON.stringify({ phases, start, pause, resume, ended })}
      >
        <div>
          <h2 id="focus-title">{focus.title}</h2>
          <p className="lead">{focus.text}</p>
          <fieldset className="choice">
            <legend>{focus.lengths}</legend>
            {rhythms.map(({ name, focus: length, rest }, index) => (
              <label key={name}>
                <input type="radio" name="rhythm" value={name} defaultChecked={index === 0} />
                <span>{focus.length(length, rest)}</span>
              </label>
            ))}
          </fieldset>
          <fieldset className="choice">
            <legend>{focus.noise}</legend>
            {noiseKinds.map(kind => (
              <label key={kind}>
                <input type="radio" name="noise" value={kind} defaultChecked={kind === 'off'} />
                <span>{focus.noises[kind]}</span>
              </label>
            ))}
          </fieldset>
          <label className="volume">
            <span>{focus.volume}</span>
            <input type="range" name="volume" min="0" max="100" step="5" defaultValue="40" disabled />
          </label>
        </div>
        <div className="dial">
          <svg viewBox="0 0 300 300" aria-hidden focusable="false">
            <circle cx="150" cy="150" r="138" pathLength="1000" />
            <circle
              className="now"
              cx="150"
              cy="150"
              r="138"
              pathLength="1000"
              strokeDasharray="1000"
              data-ring
            />
          </svg>
          <div className="face">
            <p data-phase>{phases.focus}</p>
            <p className="clock" role="timer" aria-label={focus.timer} data-clock>
              {`${rhythms[0].focus}:00`}
            </p>
            <p className="small muted">
              {focus.done} <span data-done>0</span>
              {focus.times}
            </p>
          </div>
          <div className="row">
            <button type="button" className="button primary" data-run>
              {start}
            </button>
            <button type="button" className="button quiet" data-reset>
              {focus.reset}
            </button>
          </div>
          <p className="visually-hidden" role="status" data-announcement />
        </div>
      </div>
    </section>
  );
}
