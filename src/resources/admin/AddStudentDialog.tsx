import {
  Alert,
  Button,
  Checkbox,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  TextField,
} from '@mui/material';
import { useNotify, useRefresh, useTranslate } from 'ra-core';
import { useId, useState, type FormEvent } from 'react';
import { contract } from '../../contract/index.ts';
import { send } from '../../dataProvider/http.ts';
import { useProblemText } from '../../engine/useProblemText.ts';
import { useStateDraft } from '../../engine/drafts/useStateDraft.tsx';
import { useGuardedClose } from '../../unsaved/useGuardedClose.ts';
import { AcademyOptions } from './AcademyOptions.tsx';

const fields = ['name', 'email', 'phone'] as const;
const nothing = {
  groupId: undefined as string | undefined,
  student: { name: '', email: '', phone: '' },
  invite: true,
};

/** Creates a student in an academy, under that academy's own rules. */
export function AddStudentDialog({ onClose }: { onClose: () => void }) {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const problemText = useProblemText();
  const titleId = useId();
  const [groupId, setGroupId] = useState<string>();
  const [student, setStudent] = useState(nothing.student);
  const [invite, setInvite] = useState(true);
  const [faults, setFaults] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [key] = useState(() => crypto.randomUUID());
  const [attempt, setAttempt] = useState(0);
  const [isSaving, setSaving] = useState(false);

  const typed = { groupId, student, invite };
  const isTyped = groupId !== undefined || fields.some(source => student[source] !== '');
  const { notice, discard } = useStateDraft(
    'adminStudent',
    typed,
    isTyped,
    value => {
      setGroupId(value.groupId);
      setStudent(value.student);
      setInvite(value.invite);
    },
    nothing,
  );
  const { close, settle } = useGuardedClose(isTyped, onClose, discard);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (groupId === undefined) return;
    setSaving(true);
    setFaults({});
    setFailure(null);
    try {
      const { rows, limit } = await send(contract.adminStudents.create, {
        body: { groupId, students: [student], invite },
        idempotencyKey: `${key}-${attempt}`,
      });
      const row = rows[0]!;
      if (row.ok) {
        notify('admin.students.added', { type: 'success' });
        refresh();
        discard();
        settle();
        return onClose();
      }
      setAttempt(attempt + 1);
      setFaults(row.fieldErrors);
      const general = Object.entries(row.fieldErrors).find(([source]) => !(source in student));
      if (general) setFailure(translate(general[1], { limit: limit ?? 0, _: translate('errors.UNKNOWN') }));
    } catch (error) {
      setAttempt(attempt + 1);
      setFailure(problemText(error));
    } finally {
      setSaving(false);
    }
  };

  return (
    <Dialog open onClose={close} aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <form noValidate onSubmit={submit}>
        <DialogTitle id={titleId}>{translate('admin.students.add')}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2, pt: '8px !important' }}>
          {notice}
          <AcademyOptions value={groupId} onChange={setGroupId} />
          {fields.map(source => (
            <TextField
              key={source}
              label={translate(`resources.students.fields.${source}`)}
              required={source !== 'phone'}
              value={student[source]}
              onChange={event => setStudent(before => ({ ...before, [source]: event.target.value }))}
              error={faults[source] !== undefined}
              helperText={faults[source] ? translate(faults[source]) : ''}
            />
          ))}
          <FormControlLabel
            control={<Checkbox checked={invite} onChange={event => setInvite(event.target.checked)} />}
            label={translate('admin.students.invite')}
          />
          {failure !== null && (
            <Alert severity="error" role="alert">
              {failure}
            </Alert>
          )}
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={close}>
            {translate('app.cancel')}
          </Button>
          <Button
            type="submit"
            variant="contained"
            disabled={isSaving || groupId === undefined || !student.name.trim() || !student.email.trim()}
          >
            {translate('admin.students.add')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
