import { visuallyHidden } from '@mui/utils';
import { Minus, TrendingDown, TrendingUp } from 'lucide-react';
import { useTranslate } from 'ra-core';
import type { CSSProperties } from 'react';
import { useFormatContext } from '../displays/useFormatContext.ts';
import { changeOf, type Compared } from './changeOf.ts';

interface Props extends Compared {
  /** The figure alone, where what it is compared with is known from around it. */
  isShort?: boolean;
}

/** How a figure has changed; in words and by an arrow, never by colour alone. */
export function Change({ isShort = false, ...compared }: Props) {
  const translate = useTranslate();
  const place = useFormatContext();
  const { key, figure, course } = changeOf(compared, place);
  const isNone = key === 'noBefore' || key === 'onlyToday';
  const Picture = course === 0 ? Minus : course > 0 ? TrendingUp : TrendingDown;
  const tone = course === 0 ? 'neutral' : course > 0 ? 'positive' : 'negative';
  const words = translate(`insight.${key}`, { change: figure });
  if (isNone && !isShort) return <>{words}</>;
  return (
    <span className={isNone ? 'change' : `change ${tone}`} title={isShort ? words : undefined}>
      {!isNone && <Picture size={isShort ? 14 : 16} aria-hidden />}
      {isShort ? (
        <>
          <span aria-hidden>{figure ?? translate(`insight.short.${key}`)}</span>
          <span style={visuallyHidden as CSSProperties}>{words}</span>
        </>
      ) : (
        words
      )}
    </span>
  );
}
