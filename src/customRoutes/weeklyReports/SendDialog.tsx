import {
  Alert,
  Button,
  Checkbox,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  LinearProgress,
  Typography,
} from '@mui/material';
import countBy from 'lodash/countBy';
import { useNotify, useTranslate } from 'ra-core';
import { useEffect, useEffectEvent, useState } from 'react';
import { contract } from '../../contract/index.ts';
import { daysOfWeek } from '../../domain/reportWeek.ts';
import { limits } from '../../domain/limits.ts';
import { formatPeriod } from '../../engine/displays/formats.ts';
import { useFormatContext } from '../../engine/displays/useFormatContext.ts';
import { FormProblem } from '../../ui/FormProblem.tsx';
import { useWrite } from '../../hooks/useWrite.ts';

const { send, list, links } = contract.weeklyReports;

interface Props {
  week: string;
  isRunning: boolean;
  customerIds: readonly string[];
  onClose: () => void;
  onSent: () => void;
}

/** Says who can get the reports and why others cannot, and sends them. */
export function SendDialog({ week, isRunning, customerIds, onClose, onSent }: Props) {
  const translate = useTranslate();
  const notify = useNotify();
  const place = useFormatContext();
  const [again, setAgain] = useState(false);
  const check = useWrite(send);
  const sending = useWrite(send, {
    invalidates: [list, links],
    onDone({ doneCount }) {
      notify('reports.sending.done', { type: 'success', messageArgs: { smart_count: doneCount } });
      onSent();
      onClose();
    },
  });
  const isTooMany = customerIds.length > limits.weeklyReport.sendMost;
  const body = { customerIds: [...customerIds], week, again };
  const find = useEffectEvent(() => {
    if (!isTooMany) void check.run({ body: { ...body, dryRun: true } });
  });
  useEffect(() => find(), [again]);
  const { answer } = check;
  const refused = countBy(
    (answer?.verdicts ?? []).filter(({ ok }) => !ok),
    ({ code }) => code,
  );
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="send-reports">
      <DialogTitle id="send-reports">
        {translate('reports.sending.title')}
        <Typography variant="body2" color="text.secondary">
          {translate('reports.sending.week', { week: formatPeriod(daysOfWeek(week), place) })}
        </Typography>
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 1.5 }}>
        {isTooMany && <Alert severity="warning">{translate('reports.sending.most')}</Alert>}
        {isRunning && <Alert severity="info">{translate('reports.sending.runningWeek')}</Alert>}
        <FormProblem text={check.problemText ?? sending.problemText} />
        {check.isBusy && !answer && <LinearProgress aria-label={translate('reports.sending.checking')} />}
        {answer && (
          <div>
            <Typography role="status" sx={{ fontWeight: 600 }}>
              {answer.doneCount === 0
                ? translate('reports.sending.nothing')
                : translate('reports.sending.ready', answer.doneCount)}
            </Typography>
            {Object.entries(refused).map(([code, count]) => (
              <Typography key={code} variant="body2" color="text.secondary">
                {translate('reports.sending.refused', {
                  smart_count: count,
                  reason: translate(`errors.${code}`),
                })}
              </Typography>
            ))}
          </div>
        )}
        {(again || (refused['REPORT_SENT'] ?? 0) > 0) && (
          <FormControlLabel
            control={<Checkbox checked={again} onChange={(_, wanted) => setAgain(wanted)} />}
            label={translate('reports.sending.again')}
          />
        )}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose} sx={{ mr: 'auto' }}>
          {translate('app.close')}
        </Button>
        <Button
          variant="contained"
          disabled={!answer || answer.doneCount === 0 || check.isBusy || sending.isBusy}
          onClick={() => void sending.run({ body })}
        >
          {translate('reports.sending.send')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
