import { BookOpen } from 'lucide-react';
import type { Brand } from '../../domain/brand/brand.ts';

/** The product's logo, as in the console, without its name. */
export const Mark = ({ brand: { mark } }: { brand: Brand }) =>
  mark === null ? (
    <span className="mark" aria-hidden>
      <BookOpen size={17} strokeWidth={2.2} />
    </span>
  ) : (
    <span className="mark own" aria-hidden>
      <img src={mark} alt="" width={30} height={30} />
    </span>
  );
