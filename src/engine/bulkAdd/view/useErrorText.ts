import { useTranslate } from 'ra-core';
import { useCallback, useMemo } from 'react';
import type { FieldPlan } from '../cells/plan.ts';
import type { Cap, RowErrors } from '../definition.ts';

/** What is said of a row's errors: each by itself, or all in one line with the fields they belong to. */
export function useErrorText(fields: readonly FieldPlan[], caps: readonly Cap[] | undefined) {
  const translate = useTranslate();
  const labels = useMemo(() => new Map(fields.map(({ source, label }) => [source, label])), [fields]);
  const textOf = useCallback(
    (key: string, field: string) =>
      translate(key, {
        field: labels.get(field) ?? '',
        limit: caps?.find(({ code }) => key === `errors.${code}`)?.limit ?? '',
        _: translate('errors.UNKNOWN'),
      }),
    [translate, labels, caps],
  );
  const lineOf = useCallback(
    (errors: RowErrors) =>
      Object.entries(errors)
        .map(([field, key]) => {
          const message = textOf(key, field);
          const label = labels.get(field);
          return label === undefined ? message : translate('grid.fieldError', { field: label, message });
        })
        .join(' '),
    [textOf, labels, translate],
  );
  return useMemo(() => ({ textOf, lineOf }), [textOf, lineOf]);
}
