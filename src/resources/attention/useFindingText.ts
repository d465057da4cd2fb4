import { useTranslate } from 'ra-core';
import { attentionRules } from '../../domain/attention/attentionRules.ts';
import type { AttentionFinding } from '../../domain/entities/attention.ts';
import { useDuration } from '../../engine/chart/useDuration.ts';
import { formatMonthDay, formatRate, formatWholeRate } from '../../engine/displays/formats.ts';
import { useFormatContext } from '../../engine/displays/useFormatContext.ts';

/** A reason in words: its figures, since when it holds, and who handled it. */
export function useFindingText() {
  const translate = useTranslate();
  const place = useFormatContext();
  const duration = useDuration();
  return ({ rule, since, isLonger, value, compared, handled }: AttentionFinding) => {
    const write = (figure: number) => (attentionRules[rule].unit === 'seconds' ? duration(figure) : figure);
    const part = compared === null || compared === 0 ? 0 : value / compared;
    return {
      figures: translate(`attention.findings.${rule}`, {
        smart_count: value,
        value: write(value),
        compared: write(compared ?? 0),
        rate: formatRate(part, place),
        share: formatWholeRate(1 - part, place),
      }),
      since: translate(isLonger ? 'attention.sinceLonger' : 'attention.since', {
        date: formatMonthDay(since, place),
      }),
      handled:
        handled &&
        translate(handled.by === '' ? 'attention.handledWithoutName' : 'attention.handledBy', {
          name: handled.by,
          date: formatMonthDay(handled.at.slice(0, 10), place),
          note: handled.note,
        }),
    };
  };
}
