import { useTranslate } from 'ra-core';
import type { Language } from '../../domain/choices.ts';
import type { StudentWeek } from '../../domain/entities/expectedTimes.ts';
import { isLanguage } from '../../domain/isLanguage.ts';
import { useWeekText } from '../../hooks/useWeekText.ts';
import { useLanguageName } from '../../hooks/useLanguageName.ts';
import { ManagerName } from '../../ui/ManagerName.tsx';
import { DisplayValue } from '../displays/DisplayValue.tsx';
import { displayOfField } from './fieldDisplays.ts';
import { useAuditWord } from './useAuditWord.ts';

/** One value of a field as audit records have it. */
export function AuditValue({ field, value }: { field: string; value: unknown }) {
  const translate = useTranslate();
  const word = useAuditWord();
  const nameOf = useLanguageName();
  const weekText = useWeekText();
  if (value === null || value === undefined || value === '') return <>{translate('audits.nothing')}</>;
  if (field.endsWith('ImageId')) return <>{translate('audits.image')}</>;
  if (Array.isArray(value)) return <>{value.map(each => word(String(each))).join(', ')}</>;
  if (field === 'expectedWeek') return <>{weekText(value as StudentWeek)}</>;
  if (typeof value === 'object') return <>{JSON.stringify(value)}</>;
  if (field === 'managerId') return <ManagerName id={String(value)} />;
  if (field === 'language')
    return <>{isLanguage(String(value)) ? nameOf(value as Language) : String(value)}</>;
  if (field === 'cause')
    return <>{translate(`audits.causes.${String(value)}`, { _: translate(`errors.${String(value)}`) })}</>;
  if (field === 'list') return <>{translate(`audits.targets.${String(value)}`, { _: String(value) })}</>;
  if (field === 'format') return <>{translate(`audits.formats.${String(value)}`, { _: String(value) })}</>;
  return <DisplayValue as={displayOfField(field, value)} value={value} />;
}
