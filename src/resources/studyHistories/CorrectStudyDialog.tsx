import { Box, FormHelperText, TextField, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'ra-core';
import { contract } from '../../contract/index.ts';
import { correctionBody } from '../../contract/study.ts';
import { apiKey } from '../../dataProvider/apiKey.ts';
import { formatSeconds } from '../../domain/format.ts';
import type { StudyRecord } from '../../domain/entities/study.ts';
import { FormDialog } from '../../engine/form/standalone/FormDialog.tsx';
import { ReasonField } from '../../engine/form/standalone/ReasonField.tsx';
import { useContractForm } from '../../engine/form/standalone/useContractForm.ts';
import { useWrite } from '../../hooks/useWrite.ts';

interface Values {
  studyDate: string;
  totalStudySeconds: number;
  reason: string;
}
const conflict = {
  i18nPrefix: 'resources.studyHistories.fields',
  displays: { totalStudySeconds: 'duration' },
} as const;
const units = { hours: 3_600, minutes: 60, seconds: 1 } as const;

/** Sets a record's study time, with a reason. What was measured is kept next to it. */
export function CorrectStudyDialog({ record, onClose }: { record: StudyRecord; onClose: () => void }) {
  const translate = useTranslate();
  const notify = useNotify();
  const client = useQueryClient();
  const { studyDate, totalStudySeconds, premiumStudySeconds, userId, roomId, version } = record;
  const form = useContractForm<Values>({
    schema: correctionBody,
    defaultValues: { studyDate, totalStudySeconds, reason: '' },
  });
  const seconds = form.watch('totalStudySeconds');
  const parts = {
    hours: Math.floor(seconds / 3_600),
    minutes: Math.floor(seconds / 60) % 60,
    seconds: seconds % 60,
  };
  const change = (unit: keyof typeof units, value: number) =>
    form.setValue(
      'totalStudySeconds',
      Math.max(0, seconds + (Math.max(0, Math.floor(value) || 0) - parts[unit]) * units[unit]),
      { shouldValidate: true, shouldDirty: true },
    );
  const { write } = useWrite(contract.study.correct, {
    invalidates: 'everything',
    onDone: () => notify('records.corrected', { type: 'success' }),
    // Another user saved first: their time shows behind the dialog, and the input stays.
    onRefused: problem =>
      problem?.code === 'STALE' &&
      client.invalidateQueries({ queryKey: apiKey(contract.study.timeline).slice(0, 3) }),
  });
  const save = (body: Values, base = version) => write({ params: { userId, roomId }, body, version: base });
  const fault = form.formState.errors.totalStudySeconds?.message;
  return (
    <FormDialog
      title={translate('records.correctTitle')}
      form={form}
      save={save}
      place={`study/${userId}/${roomId}/${studyDate}`}
      version={version}
      conflict={conflict}
      onClose={onClose}
    >
      <Typography variant="body2" color="text.secondary">
        {translate('records.correctText')} {translate('records.measured')}{' '}
        {formatSeconds(premiumStudySeconds)}
      </Typography>
      <div>
        <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', gap: 1 }}>
          {(Object.keys(units) as (keyof typeof units)[]).map(unit => (
            <TextField
              key={unit}
              type="number"
              label={translate(`records.${unit}`)}
              value={parts[unit]}
              error={fault !== undefined}
              onChange={event => change(unit, Number(event.target.value))}
              slotProps={{ htmlInput: { min: 0, inputMode: 'numeric' } }}
            />
          ))}
        </Box>
        <FormHelperText error>{fault && translate(fault)}</FormHelperText>
      </div>
      <ReasonField {...form.field('reason')} />
    </FormDialog>
  );
}
