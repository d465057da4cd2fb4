import { BookOpen } from 'lucide-react';

/** The product's mark, as the console has it. Its name stands beside it. */
export const Mark = () => (
  <span className="mark" aria-hidden>
    <BookOpen size={17} strokeWidth={2.2} />
  </span>
);
