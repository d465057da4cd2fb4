import { BookOpen } from 'lucide-react';

/** The product's logo, as in the console, without its name. */
export const Mark = () => (
  <span className="mark" aria-hidden>
    <BookOpen size={17} strokeWidth={2.2} />
  </span>
);
