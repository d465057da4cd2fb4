import { Typography } from '@mui/material';
import { useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import { useSession } from '../../authProvider/session.ts';
import { attendanceCorrection } from '../../contract/attendance.ts';
import { contract } from '../../contract/index.ts';
import { mayCall } from '../../domain/mayCall.ts';
import { useApi } from '../../dataProvider/useApi.ts';
import { formatDate } from '../../engine/displays/formats.ts';
import { useFormatContext } from '../../engine/displays/useFormatContext.ts';
import { FormDialog } from '../../engine/form/standalone/FormDialog.tsx';
import { ReasonField } from '../../engine/form/standalone/ReasonField.tsx';
import { useContractForm } from '../../engine/form/standalone/useContractForm.ts';
import { useWrite } from '../../hooks/useWrite.ts';
import { QueryState } from '../../engine/QueryState.tsx';
import { ExcuseList } from './excuses/ExcuseList.tsx';
import { DayNoteLines } from './DayNoteLines.tsx';
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
  const place = useFormatContext();
  const { session } = useSession();
  const query = useApi(contract.attendances.details, {
    params: { userId },
    query: { since: date, until: date },
  });
  const day = query.data?.content[0];
  const excuse = day?.excuse ?? null;
  /** The correction that was sent when another user saved first. */
  const [refused, setRefused] = useState<Values['status'] | null>(null);
  const wanted = refused ?? (day?.status === 'PRESENT' ? 'ABSENT' : 'PRESENT');
  const form = useContractForm<Values>({
    schema: attendanceCorrection,
    defaultValues: { status: 'PRESENT', reason: '' },
  });
  const maySave = query.data !== undefined && mayCall(session, contract.attendances.correct);
  const { write } = useWrite(contract.attendances.correct, {
    invalidates: 'everything',
    onDone: () => notify('records.corrected', { type: 'success' }),
    async onRefused(problem) {
      if (problem?.code !== 'STALE') return;
      // The day shows as they left it; what was chosen and typed stays, to be kept or given up.
      setRefused(wanted);
      await query.refetch();
    },
  });
  const save = ({ reason }: Values) =>
    write({ params: { userId, date }, body: { status: wanted, reason }, version: day?.version ?? 1 });
  return (
    <FormDialog
      title={`${name} · ${formatDate(date, place)}`}
      form={form}
      save={save}
      place={`attendance/${userId}/${date}`}
      onClose={onClose}
      readOnly={!maySave}
      submitLabel={translate(refused ? 'attendance.keepMine' : 'attendance.correctTo', {
        status: translate(`statuses.attendanceStatus.${wanted}`),
      })}
      closeLabel={translate(refused ? 'attendance.takeTheirs' : maySave ? 'app.cancel' : 'app.close')}
    >
      <DayNoteLines date={date} />
      <QueryState query={query}>
        {({ content }) =>
          content[0] ? (
            <DayFacts day={content[0]} />
          ) : (
            <Typography color="text.secondary">{translate('attendance.nothing')}</Typography>
          )
        }
      </QueryState>
      {query.data && (
        <ExcuseList userId={userId} excuses={excuse ? [excuse] : []} date={excuse ? null : date} />
      )}
      {maySave && <ReasonField {...form.field('reason')} />}
    </FormDialog>
  );
}
