import {
  Alert,
  Box,
  Button,
  CircularProgress,
  Dialog,
  DialogContent,
  GlobalStyles,
  Toolbar,
  Typography,
} from '@mui/material';
import { Printer, RotateCcw } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useCallback, useEffect, useRef } from 'react';
import { contract } from '../../../contract/index.ts';
import type { Student } from '../../../domain/entities/account.ts';
import { limits } from '../../../domain/limits.ts';
import type { ActionDialogProps } from '../../../engine/actions/action.ts';
import { FormProblem } from '../../../ui/FormProblem.tsx';
import { useAcademy } from '../../../hooks/useAcademy.ts';
import { useWrite } from '../../../hooks/useWrite.ts';
import { InvitationCard } from './InvitationCard.tsx';
import { paperStyles } from './paperStyles.ts';

const { most } = limits.invitationCards;

/** Cards to print for students who do not read emails, eight to a page. */
export function InvitationCardsDialog({ records, onClose }: ActionDialogProps<Student>) {
  const translate = useTranslate();
  const academy = useAcademy();
  const { run, answer, isBusy, problemText } = useWrite(contract.students.cards);
  const customerIds = records.slice(0, most).map(({ id }) => id);
  const key = customerIds.join();
  const loaded = useRef('');
  const load = useCallback(() => void run({ body: { customerIds: key.split(',') } }), [key, run]);
  useEffect(() => {
    if (loaded.current === key) return;
    loaded.current = key;
    load();
  }, [key, load]);
  const cards = answer?.content ?? [];
  return (
    <Dialog
      open
      fullScreen
      onClose={onClose}
      aria-labelledby="cards-title"
      slotProps={{ paper: { sx: { borderRadius: 0 } } }}
    >
      <GlobalStyles styles={paperStyles} />
      <Toolbar data-frame sx={{ gap: 1, flexWrap: 'wrap', py: 1, borderBottom: 1, borderColor: 'divider' }}>
        <Typography id="cards-title" variant="h6" component="h2" sx={{ flex: 1 }}>
          {translate('accounts.cards.title', { smart_count: answer ? cards.length : customerIds.length })}
        </Typography>
        <Button color="inherit" onClick={onClose}>
          {translate('app.close')}
        </Button>
        <Button
          variant="contained"
          startIcon={<Printer aria-hidden />}
          disabled={cards.length === 0}
          onClick={() => window.print()}
        >
          {translate('accounts.cards.print')}
        </Button>
      </Toolbar>
      <DialogContent sx={{ bgcolor: 'background.default', px: { xs: 1, sm: 3 } }}>
        <Box data-frame sx={{ maxWidth: '190mm', mx: 'auto', mb: 2, display: 'grid', gap: 1 }}>
          <FormProblem text={problemText} />
          {problemText !== null && (
            <Button
              variant="outlined"
              color="inherit"
              startIcon={<RotateCcw aria-hidden />}
              onClick={load}
              sx={{ justifySelf: 'start' }}
            >
              {translate('app.retry')}
            </Button>
          )}
          {isBusy && (
            <Box role="status" aria-label={translate('app.loading')} sx={{ py: 6, textAlign: 'center' }}>
              <CircularProgress aria-hidden size={28} />
            </Box>
          )}
          {answer && answer.roomAppUrl === null && (
            <Alert severity="info">{translate('accounts.cards.noAddress')}</Alert>
          )}
          {records.length > most && (
            <Alert severity="info">{translate('accounts.cards.most', { most })}</Alert>
          )}
          {answer && cards.length < customerIds.length && (
            <Alert severity="info">
              {translate('accounts.cards.skipped', { smart_count: customerIds.length - cards.length })}
            </Alert>
          )}
        </Box>
        <Box
          component="ul"
          sx={{
            m: '0 auto',
            p: 0,
            maxWidth: '190mm',
            listStyle: 'none',
            display: 'grid',
            gap: { xs: 1, sm: '2mm' },
            gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
            '@media print': { gridTemplateColumns: '1fr 1fr', gap: 0 },
          }}
        >
          {academy &&
            answer &&
            cards.map(({ customerId, name, email }) => (
              <InvitationCard
                key={customerId}
                academy={academy.title}
                groupId={academy.groupId}
                name={name}
                email={email}
                roomAppUrl={answer.roomAppUrl}
              />
            ))}
        </Box>
      </DialogContent>
    </Dialog>
  );
}
