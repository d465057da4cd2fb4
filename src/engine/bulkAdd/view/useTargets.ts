import { useTranslate } from 'ra-core';
import { useMemo } from 'react';
import type { FieldPlan } from '../cells/plan.ts';
import { isName } from '../cells/readCell.ts';
import { familyNameOf, givenNameOf, type Target } from '../mapping/Target.ts';

/** What a column of a file may be, with its words. */
export function useTargets(fields: readonly FieldPlan[]): { target: Target; label: string }[] {
  const translate = useTranslate();
  return useMemo(
    () =>
      fields.flatMap(field => [
        { target: field.source, label: field.isRequired ? `${field.label} *` : field.label },
        ...(isName(field)
          ? [
              { target: familyNameOf(field.source), label: translate('grid.import.familyName') },
              { target: givenNameOf(field.source), label: translate('grid.import.givenName') },
            ]
          : []),
      ]),
    [fields, translate],
  );
}
