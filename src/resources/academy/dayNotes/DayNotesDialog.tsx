import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  IconButton,
  Typography,
} from '@mui/material';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { useMayCall } from '../../../authProvider/useMayCall.ts';
import { contract } from '../../../contract/index.ts';
import { useApi } from '../../../dataProvider/useApi.ts';
import type { DayNote } from '../../../domain/entities/dayNote.ts';
import { noteTones } from '../../../engine/chart/noteTones.ts';
import { formatPeriod } from '../../../engine/displays/formats.ts';
import { useFormatContext } from '../../../engine/displays/useFormatContext.ts';
import { QueryState } from '../../../engine/QueryState.tsx';
import { DayNoteForm } from './DayNoteForm.tsx';
import { DeleteNoteDialog } from './DeleteNoteDialog.tsx';

const calls = contract.dayNotes;
const titleId = 'day-notes';

/** The academy's holidays, exam days and notes, the latest first, with the way to add, change and delete them. */
export function DayNotesDialog({ today, onClose }: { today: string; onClose: () => void }) {
  const translate = useTranslate();
  const place = useFormatContext();
  const query = useApi(calls.list, { query: {} });
  const mayChange = useMayCall(calls.create);
  const [edited, setEdited] = useState<DayNote | 'new' | null>(null);
  const [deleted, setDeleted] = useState<DayNote | null>(null);
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{translate('dayNotes.title')}</DialogTitle>
      <DialogContent>
        <Typography variant="body2" color="text.secondary" sx={{ mb: 1.5 }}>
          {translate('dayNotes.text')}
        </Typography>
        <QueryState query={query}>
          {({ content }) =>
            content.length === 0 ? (
              <Typography variant="body2">{translate('dayNotes.none')}</Typography>
            ) : (
              <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
                {content.toReversed().map(note => (
                  <Box
                    component="li"
                    key={note.noteId}
                    sx={{
                      display: 'flex',
                      alignItems: 'center',
                      gap: 1,
                      py: 0.75,
                      borderTop: 1,
                      borderColor: 'divider',
                    }}
                  >
                    <Row note={note} days={formatPeriod(note, place)} />
                    {mayChange && (
                      <>
                        <IconButton
                          size="small"
                          aria-label={translate('dayNotes.editNamed', { name: note.text })}
                          onClick={() => setEdited(note)}
                        >
                          <Pencil size={16} aria-hidden />
                        </IconButton>
                        <IconButton
                          size="small"
                          aria-label={translate('dayNotes.deleteNamed', { name: note.text })}
                          onClick={() => setDeleted(note)}
                        >
                          <Trash2 size={16} aria-hidden />
                        </IconButton>
                      </>
                    )}
                  </Box>
                ))}
              </Box>
            )
          }
        </QueryState>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose} sx={{ mr: 'auto' }}>
          {translate('app.close')}
        </Button>
        {mayChange && (
          <Button variant="contained" startIcon={<Plus aria-hidden />} onClick={() => setEdited('new')}>
            {translate('dayNotes.add')}
          </Button>
        )}
      </DialogActions>
      {edited && (
        <DayNoteForm note={edited === 'new' ? null : edited} today={today} onClose={() => setEdited(null)} />
      )}
      {deleted && <DeleteNoteDialog note={deleted} onClose={() => setDeleted(null)} />}
    </Dialog>
  );
}

function Row({ note: { kind, text, createdBy }, days }: { note: DayNote; days: string }) {
  const translate = useTranslate();
  return (
    <Box sx={{ flex: 1, minWidth: 0, display: 'grid', gridTemplateColumns: '76px minmax(0, 1fr)', gap: 1 }}>
      <Box component="span" sx={{ justifySelf: 'start' }}>
        <span className={`status-chip ${noteTones[kind]}`}>{translate(`choices.dayNoteKind.${kind}`)}</span>
      </Box>
      <Box>
        <Typography variant="body2" sx={{ fontWeight: 550, overflowWrap: 'anywhere' }}>
          {text}
        </Typography>
        <Typography variant="caption" color="text.secondary">
          {[days, createdBy && translate('dayNotes.by', { name: createdBy })].filter(Boolean).join(' · ')}
        </Typography>
      </Box>
    </Box>
  );
}
