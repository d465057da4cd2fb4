import { BookOpen } from 'lucide-react';
import { brand } from '../../runtime.ts';

/** An academy's logo, or the product's mark. It has no alt text, because the name is next to it. */
export function PlainLogo({ url }: { url: string | null | undefined }) {
  const picture = url ?? brand().mark;
  return picture === null ? (
    <span className="sign-in-mark" aria-hidden>
      <BookOpen size={16} strokeWidth={2.2} />
    </span>
  ) : (
    <img className="sign-in-picture" src={picture} alt="" />
  );
}
