import { useTranslate } from 'ra-core';
import type { Audit } from '../../domain/entities/notification.ts';

/** What a record is about: a name as it was then, or the words for a list or a call. */
export function useTargetName(): (audit: Pick<Audit, 'targetKind' | 'targetName'>) => string {
  const translate = useTranslate();
  return ({ targetKind, targetName }) =>
    targetKind === 'list' || targetKind === 'call'
      ? translate(`audits.targets.${targetName}`, { _: targetName })
      : targetName;
}
