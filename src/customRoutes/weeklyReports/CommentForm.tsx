import { Box, Button, TextField, Typography } from '@mui/material';
import { useNotify, useTranslate } from 'ra-core';
import { useEffect, useEffectEvent, useRef, type KeyboardEvent } from 'react';
import { useMayCall } from '../../authProvider/useMayCall.ts';
import { contract } from '../../contract/index.ts';
import { reportCommentBody, type WeeklyReport } from '../../domain/entities/weeklyReport.ts';
import { limits } from '../../domain/limits.ts';
import { FormProblem } from '../../ui/FormProblem.tsx';
import { useContractForm } from '../../engine/form/standalone/useContractForm.ts';
import { usePageForm } from '../../engine/form/standalone/usePageForm.tsx';
import { useWrite } from '../../hooks/useWrite.ts';

const { saveComment, list } = contract.weeklyReports;

interface Props {
  report: WeeklyReport;
  /** Goes on to the next student, after Ctrl+Enter. */
  onNext: () => void;
}

/** What the manager writes into a student's report of a week. */
export function CommentForm({ report: { customerId, week, comment, commentVersion }, onNext }: Props) {
  const translate = useTranslate();
  const notify = useNotify();
  const mayWrite = useMayCall(saveComment);
  const { write, isBusy } = useWrite(saveComment, { invalidates: [list] });
  const form = useContractForm<{ text: string }>({
    schema: reportCommentBody,
    defaultValues: { text: comment },
  });
  const { submit, isUnsaved, notice } = usePageForm(form, {
    place: `weekly-report ${week} ${customerId}`,
    version: commentVersion,
    conflict: { i18nPrefix: 'reports.comment', displays: { text: 'text' } },
    async save({ text }, version) {
      await write({ params: { week, customerId }, version, body: { text } });
      notify('reports.comment.saved', { type: 'success' });
    },
  });
  const goesOn = useRef(false);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (!isUnsaved) return onNext();
    goesOn.current = true;
    void submit();
  };
  // Goes on once nothing is unsaved, so that the page can be left without a question.
  const goOn = useEffectEvent(() => {
    if (goesOn.current) onNext();
    goesOn.current = false;
  });
  useEffect(() => {
    if (!isUnsaved) goOn();
  }, [isUnsaved]);
  if (!mayWrite)
    return comment === '' ? null : <Typography sx={{ whiteSpace: 'pre-wrap' }}>{comment}</Typography>;
  const { error, helperText, ...field } = form.field('text');
  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 1.5 }}>
      {notice}
      <FormProblem text={form.problem} />
      <TextField
        multiline
        minRows={3}
        maxRows={10}
        label={translate('reports.comment.text')}
        {...field}
        error={error}
        helperText={helperText ?? translate('reports.comment.help')}
        onKeyDown={onKeyDown}
        slotProps={{ htmlInput: { maxLength: limits.weeklyReport.comment.max } }}
      />
      <Button type="submit" variant="contained" disabled={!isUnsaved || isBusy} sx={{ justifySelf: 'start' }}>
        {translate('reports.comment.save')}
      </Button>
    </Box>
  );
}
