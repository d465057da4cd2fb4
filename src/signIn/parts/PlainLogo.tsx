import { BookOpen } from 'lucide-react';
import { brand } from '../../runtime.ts';

/** The product's mark. It has no alt text, because the name is next to it. */
export function PlainLogo() {
  const { mark } = brand();
  return mark === null ? (
    <span className="sign-in-mark" aria-hidden>
      <BookOpen size={16} strokeWidth={2.2} />
    </span>
  ) : (
    <img className="sign-in-picture" src={mark} alt="" />
  );
}
