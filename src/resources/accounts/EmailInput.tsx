import { TextInput } from 'ra-ui-materialui';
import { useRecordContext, useTranslate } from 'ra-core';
import type { Student } from '../../domain/entities/account.ts';

/** The email, which stays as it is once the person has registered (specification, section 9). */
export function EmailInput({ source }: { source: string }) {
  const translate = useTranslate();
  const isFixed = Boolean(useRecordContext<Student & { id: string }>()?.authenticatedAt);
  return (
    <TextInput
      source={source}
      type="email"
      isRequired
      readOnly={isFixed}
      helperText={isFixed && translate('accounts.emailFixed')}
      parse={(value: string) => value}
      autoComplete="off"
      margin="none"
    />
  );
}
