import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  TextField,
  Typography,
} from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'ra-core';
import { useId } from 'react';
import { useSession } from '../../authProvider/session.ts';
import { attendanceCorrection } from '../../contract/attendance.ts';
import { contract } from '../../contract/index.ts';
import { send } from '../../dataProvider/http.ts';
import { useApi } from '../../dataProvider/useApi.ts';
import { mayCorrect } from '../../domain/permissions.ts';
import { formatDate } from '../../engine/displays/formats.ts';
import { usePlace } from '../../engine/displays/usePlace.ts';
import { FormProblem } from '../../engine/form/plain/FormProblem.tsx';
import { useContractForm } from '../../engine/form/plain/useContractForm.ts';
import { QueryState } from '../../engine/QueryState.tsx';
import { DayFacts } from './DayFacts.tsx';

interface Values {
  status: 'PRESENT' | 'ABSENT';
  reason: string;
}

/** A student's attendance on one day, and its correction with a reason. */
export function DayDialog({
  userId,
  name,
  date,
  onClose,
}: {
  userId: string;
  name: string;
  date: string;
  onClose: () => void;
}) {
  const translate = useTranslate();
  const notify = useNotify();
  const place = usePlace();
  const client = useQueryClient();
  const titleId = useId();
  const { session } = useSession();
  const query = useApi(contract.attendances.details, {
    params: { userId },
    query: { since: date, until: date },
  });
  const day = query.data?.content[0];
  const other = day?.status === 'PRESENT' ? 'ABSENT' : 'PRESENT';
  const form = useContractForm<Values>({
    schema: attendanceCorrection,
    defaultValues: { status: 'PRESENT', reason: '' },
  });
  const save = form.submit(async ({ reason }) => {
    await send(contract.attendances.correct, { params: { userId, date }, body: { status: other, reason } });
    await client.invalidateQueries();
    notify('records.corrected', { type: 'success' });
    onClose();
  });
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <form onSubmit={event => void save(event)} noValidate>
        <DialogTitle id={titleId}>
          {name} · {formatDate(date, place)}
        </DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          <QueryState query={query}>
            {({ content }) =>
              content[0] ? (
                <DayFacts day={content[0]} />
              ) : (
                <Typography color="text.secondary">{translate('attendance.nothing')}</Typography>
              )
            }
          </QueryState>
          <FormProblem text={form.problem} />
          {query.data && mayCorrect(session) && (
            <TextField
              multiline
              minRows={2}
              required
              label={translate('records.reason')}
              {...form.field('reason')}
            />
          )}
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={onClose}>
            {translate('app.close')}
          </Button>
          {query.data && mayCorrect(session) && (
            <Button type="submit" variant="contained" disabled={form.formState.isSubmitting}>
              {translate('attendance.correctTo', { status: translate(`statuses.attendanceStatus.${other}`) })}
            </Button>
          )}
        </DialogActions>
      </form>
    </Dialog>
  );
}
