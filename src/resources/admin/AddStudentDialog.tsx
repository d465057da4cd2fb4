import {
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
import { useStateDraft } from '../../engine/drafts/useStateDraft.tsx';
import { FormProblem } from '../../ui/FormProblem.tsx';
import { useWrite } from '../../hooks/useWrite.ts';
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
  const titleId = useId();
  const [typed, setTyped] = useState(nothing);
  const { groupId, student, invite } = typed;
  const isTyped = groupId !== undefined || fields.some(source => student[source] !== '');
  const { notice, discard } = useStateDraft('adminStudent', typed, isTyped, setTyped, nothing);
  const { close, settle } = useGuardedClose(isTyped, onClose, discard);
  const add = useWrite(contract.adminStudents.create, {
    onDone({ rows }) {
      if (!rows[0]!.ok) return;
      notify('admin.students.added', { type: 'success' });
      refresh();
      discard();
      settle();
      onClose();
    },
  });
  const faults: Record<string, string> = add.answer?.rows[0]?.fieldErrors ?? {};
  const general = Object.entries(faults).find(([source]) => !(source in student));
  const failure = general
    ? translate(general[1], { limit: add.answer?.limit ?? 0, _: translate('errors.UNKNOWN') })
    : add.problemText;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (groupId !== undefined) void add.run({ body: { groupId, students: [student], invite } });
  };

  return (
    <Dialog open onClose={close} aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <form noValidate onSubmit={submit}>
        <DialogTitle id={titleId}>{translate('admin.students.add')}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2, pt: '8px !important' }}>
          {notice}
          <AcademyOptions value={groupId} onChange={chosen => setTyped({ ...typed, groupId: chosen })} />
          {fields.map(source => (
            <TextField
              key={source}
              label={translate(`resources.students.fields.${source}`)}
              required={source !== 'phone'}
              value={student[source]}
              onChange={event =>
                setTyped({ ...typed, student: { ...student, [source]: event.target.value } })
              }
              error={faults[source] !== undefined}
              helperText={faults[source] ? translate(faults[source]) : ''}
            />
          ))}
          <FormControlLabel
            control={
              <Checkbox
                checked={invite}
                onChange={event => setTyped({ ...typed, invite: event.target.checked })}
              />
            }
            label={translate('admin.students.invite')}
          />
          <FormProblem text={failure} />
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={close}>
            {translate('app.cancel')}
          </Button>
          <Button
            type="submit"
            variant="contained"
            disabled={add.isBusy || groupId === undefined || !student.name.trim() || !student.email.trim()}
          >
            {translate('admin.students.add')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
