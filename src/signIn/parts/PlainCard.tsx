import type { FormEventHandler, ReactNode } from 'react';
import { CircleAlert } from 'lucide-react';

/** A refusal that belongs to no field. */
const PlainAlert = ({ text }: { text: string }) => (
  <div role="alert" className="sign-in-alert">
    <CircleAlert size={22} strokeWidth={1.75} aria-hidden />
    <div>{text}</div>
  </div>
);

interface Props {
  title: string;
  text: string;
  problem: string | null;
  /** The links below. */
  below: ReactNode;
  onSubmit: FormEventHandler;
  children: ReactNode;
}

/** The form's card. */
export const PlainCard = ({ title, text, problem, below, onSubmit, children }: Props) => (
  <div className="sign-in-card">
    <h1 className="sign-in-title">{title}</h1>
    <div className="sign-in-text">{text}</div>
    <form noValidate className="sign-in-form" onSubmit={onSubmit}>
      {problem !== null && <PlainAlert text={problem} />}
      {children}
    </form>
    <div className="sign-in-below">{below}</div>
  </div>
);
