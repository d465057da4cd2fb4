import { Box, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useContext, useEffect, useEffectEvent, useState } from 'react';
import { ValidationError } from 'yup';
import { useStudyToday } from '../../../clock/useStudyToday.ts';
import { excuseBody } from '../../../domain/entities/excuse.ts';
import type { ActionOptionsProps } from '../../../engine/actions/action.ts';
import { ExcusedPeriod } from './ExcusedPeriod.ts';
import { ExcuseFields } from './ExcuseFields.tsx';

type Values = Record<'since' | 'until' | 'reason' | 'note', string>;

/** What is wrong with what was typed, by its field. */
function faultsOf(values: Values): Partial<Record<string, string>> {
  try {
    excuseBody.validateSync(values, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return Object.fromEntries(error.inner.map(({ path = '', message }) => [path, message]));
  }
}

/** The days on which the selected students are excused, and why. */
export function ExcuseOptions({ onChange }: ActionOptionsProps) {
  const translate = useTranslate();
  const today = useStudyToday();
  const period = useContext(ExcusedPeriod);
  const [typed, setTyped] = useState<Partial<Values>>({});
  const values: Values = {
    since: period?.since ?? today ?? '',
    until: period?.until ?? today ?? '',
    reason: 'ILLNESS',
    note: '',
    ...typed,
  };
  const faults = faultsOf(values);
  const say = useEffectEvent(() => onChange(Object.keys(faults).length === 0 ? values : null));
  const key = JSON.stringify(values);
  useEffect(() => say(), [key]);
  return (
    <Box sx={{ display: 'grid', gap: 2, pt: 1 }}>
      <ExcuseFields
        field={name => {
          const fault = faults[name];
          return {
            value: values[name],
            onChange: ({ target }) => setTyped({ ...typed, [name]: target.value }),
            error: fault !== undefined,
            helperText: fault && translate(fault),
          };
        }}
      />
      <Typography variant="caption" color="text.secondary">
        {translate('excuses.fileOfMany')}
      </Typography>
    </Box>
  );
}
