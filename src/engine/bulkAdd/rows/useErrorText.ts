import { useTranslate } from 'ra-core';
import { useCallback, useMemo } from 'react';
import type { FieldPlan } from '../cells/plan.ts';
import type { Cap, Existing, RowErrors } from '../definition.ts';
import type { RowState } from './rowState.ts';

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
  /** What a value is called: a choice by its word. */
  const valueOf = useCallback(
    (source: string, value: string) =>
      fields.find(field => field.source === source)?.options.find(option => option.value === value)?.label ??
      (value || translate('grid.import.nothing')),
    [fields, translate],
  );
  const changesOf = useCallback(
    ({ differences, by, record }: Existing) =>
      [
        ...(by === 'PHONE' ? [translate('grid.existing.byPhone', { email: record.email })] : []),
        ...differences.map(({ source, before, after }) =>
          translate('grid.existing.difference', {
            field: labels.get(source),
            before: valueOf(source, before),
            after: valueOf(source, after),
          }),
        ),
      ].join(', '),
    [labels, translate, valueOf],
  );
  /** What there is to say of a row beyond the word for its state. */
  const stateLineOf = useCallback(
    (state: RowState): string => {
      if (state.kind === 'bad') return lineOf(state.errors);
      const existing = 'existing' in state ? state.existing : undefined;
      if (existing === undefined || state.kind === 'unchanged') return '';
      const changes = changesOf(existing);
      if (existing.isDeleted) return [translate('grid.existing.deleted'), changes].filter(Boolean).join(' ');
      return changes;
    },
    [lineOf, changesOf, translate],
  );
  return useMemo(() => ({ textOf, lineOf, valueOf, stateLineOf }), [textOf, lineOf, valueOf, stateLineOf]);
}
