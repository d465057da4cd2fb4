import { useTranslate } from 'ra-core';
import type { Audit } from '../../domain/entities/notification.ts';

/** What was done, in words. */
export function ActionName({ record }: { record: Audit }) {
  const translate = useTranslate();
  return <>{translate(`audits.actions.${record.action}`, { _: record.action })}</>;
}
