import { useTranslate } from 'ra-core';
import type { Audit } from '../../domain/entities/notification.ts';
import { formatDatesIn } from '../../engine/displays/formats.ts';
import { useFormatContext } from '../../engine/displays/useFormatContext.ts';

/** What a record is about: a name as it was then, with its days as people read them, or the words for a list or a call. */
export function useTargetName(): (audit: Pick<Audit, 'targetKind' | 'targetName'>) => string {
  const translate = useTranslate();
  const place = useFormatContext();
  return ({ targetKind, targetName }) =>
    targetKind === 'list' || targetKind === 'call'
      ? translate(`audits.targets.${targetName}`, { _: targetName })
      : formatDatesIn(targetName, place);
}
