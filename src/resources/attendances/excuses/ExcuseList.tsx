import { Box, Button, IconButton, Typography } from '@mui/material';
import { CalendarOff, Pencil, Trash2 } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { useMayCall } from '../../../authProvider/useMayCall.ts';
import { contract } from '../../../contract/index.ts';
import type { Excuse } from '../../../domain/entities/excuse.ts';
import { formatDateTime, formatPeriod } from '../../../engine/displays/formats.ts';
import { useFormatContext } from '../../../engine/displays/useFormatContext.ts';
import { DeleteExcuseDialog } from './DeleteExcuseDialog.tsx';
import { ExcuseFileIcon } from './ExcuseFileLink.tsx';
import { ExcuseForm } from './ExcuseForm.tsx';

interface Props {
  userId: string;
  excuses: readonly Excuse[];
  /** The day that a new excuse begins with; null where none can be added. */
  date: string | null;
}

/** A student's excuses with who recorded them, and the way to add, change and delete them for those who may. */
export function ExcuseList({ userId, excuses, date }: Props) {
  const translate = useTranslate();
  const place = useFormatContext();
  const mayChange = useMayCall(contract.attendances.createExcuse);
  const [edited, setEdited] = useState<Excuse | 'new' | null>(null);
  const [deleted, setDeleted] = useState<Excuse | null>(null);
  return (
    <>
      {excuses.length > 0 && (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, width: '100%' }}>
          {excuses.map(excuse => {
            const days = formatPeriod(excuse, place);
            return (
              <Box
                component="li"
                key={excuse.excuseId}
                sx={{ display: 'flex', alignItems: 'center', gap: 0.5, py: 0.5 }}
              >
                <Facts excuse={excuse} days={days} />
                <ExcuseFileIcon excuse={excuse} days={days} />
                {mayChange && (
                  <>
                    <IconButton
                      size="small"
                      aria-label={translate('excuses.editNamed', { days })}
                      onClick={() => setEdited(excuse)}
                    >
                      <Pencil size={16} aria-hidden />
                    </IconButton>
                    <IconButton
                      size="small"
                      aria-label={translate('excuses.deleteNamed', { days })}
                      onClick={() => setDeleted(excuse)}
                    >
                      <Trash2 size={16} aria-hidden />
                    </IconButton>
                  </>
                )}
              </Box>
            );
          })}
        </Box>
      )}
      {mayChange && date !== null && (
        <Button
          size="small"
          variant="outlined"
          color="inherit"
          startIcon={<CalendarOff size={16} aria-hidden />}
          onClick={() => setEdited('new')}
          sx={{ justifySelf: 'start' }}
        >
          {translate('excuses.add')}
        </Button>
      )}
      {edited && (
        <ExcuseForm
          userId={userId}
          excuse={edited === 'new' ? null : edited}
          date={date ?? ''}
          onClose={() => setEdited(null)}
        />
      )}
      {deleted && <DeleteExcuseDialog excuse={deleted} onClose={() => setDeleted(null)} />}
    </>
  );
}

function Facts({ excuse, days }: { excuse: Excuse; days: string }) {
  const translate = useTranslate();
  const place = useFormatContext();
  const { reason, note, createdBy, createdAt } = excuse;
  const date = formatDateTime(createdAt, place);
  return (
    <Box sx={{ flex: 1, minWidth: 0 }}>
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        <Box component="span" sx={{ fontWeight: 550 }}>
          {days} · {translate(`choices.excuseReason.${reason}`)}
        </Box>
        {note && ` · ${note}`}
      </Typography>
      <Typography variant="caption" color="text.secondary" component="p">
        {createdBy === null
          ? translate('excuses.recorded', { date })
          : translate('excuses.by', { name: createdBy, date })}
      </Typography>
    </Box>
  );
}
