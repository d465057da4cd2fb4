import { BookOpen } from 'lucide-react';
import { useState } from 'react';
import { brand } from '../../runtime.ts';
import { isLightPicture } from '../../ui/isLightPicture.ts';

/** An academy's logo, or the product's mark. It has no alt text, because the name is next to it. */
export function PlainLogo({ url }: { url: string | null | undefined }) {
  const [lightUrl, setLightUrl] = useState<string | null>(null);
  const picture = url ?? brand().mark;
  return picture === null ? (
    <span className="sign-in-mark" aria-hidden>
      <BookOpen size={16} strokeWidth={2.2} />
    </span>
  ) : (
    <img
      className="sign-in-picture"
      data-light={picture === lightUrl}
      src={picture}
      alt=""
      onLoad={({ currentTarget }) => setLightUrl(isLightPicture(currentTarget) ? picture : null)}
    />
  );
}
