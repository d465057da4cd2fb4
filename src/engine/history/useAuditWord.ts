import { useTranslate } from 'ra-core';

/** The word of one of several closed values: a permission, a weekday, an interest and so on; other texts as they are. */
export function useAuditWord(): (value: string) => string {
  const translate = useTranslate();
  const families = [
    'permissions.names',
    'choices.interestCategory',
    'choices.weekday',
    'choices.hostPermission',
    'webhooks.events',
  ];
  return value =>
    families.reduceRight((words, family) => translate(`${family}.${value}`, { _: words }), value);
}
