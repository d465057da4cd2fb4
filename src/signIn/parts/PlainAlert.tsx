import { CircleAlert } from 'lucide-react';

/** A refusal that belongs to no field. */
export const PlainAlert = ({ text }: { text: string }) => (
  <div role="alert" className="sign-in-alert">
    <CircleAlert size={22} strokeWidth={1.75} aria-hidden />
    <div>{text}</div>
  </div>
);
