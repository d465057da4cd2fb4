import { Alert, Button, DialogActions, DialogContent, Typography } from '@mui/material';
import { useNotify, useRefresh, useTranslate } from 'ra-core';
import { useState } from 'react';
import { useMayCall } from '../../../authProvider/useMayCall.ts';
import { contract } from '../../../contract/index.ts';
import type { Student } from '../../../domain/entities/account.ts';
import { limits } from '../../../domain/limits.ts';
import { mergeFields, type MergeField } from '../../../domain/mergeFields.ts';
import { FormProblem } from '../../../ui/FormProblem.tsx';
import { useWrite } from '../../../hooks/useWrite.ts';
import { AccountChoice } from './AccountChoice.tsx';
import { accountToKeep, differingFields, fieldsToTake } from './initialChoice.ts';
import { MergeForecast } from './MergeForecast.tsx';
import { ValueChoice } from './ValueChoice.tsx';

interface Props {
  students: readonly [Student, Student];
  onClose: () => void;
  onDone: () => void;
}

/** Which account is kept, and which value of each field in which the two differ. */
export function MergeForm({ students, onClose, onDone }: Props) {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const mayAssign = useMayCall(contract.managers.assign);
  const [keptId, setKeptId] = useState(() => accountToKeep(...students).customerId);
  const [first, second] = students;
  const [kept, other] = keptId === first.customerId ? [first, second] : [second, first];
  /** Whose value the user chose; until then it is the kept account's, or the other one's where that has none. */
  const [chosen, setChosen] = useState<Partial<Record<MergeField, string>>>({});

  const differing = differingFields(kept, other).filter(field => mayAssign || field !== 'managerId');
  const initial = fieldsToTake(kept, other);
  const ownerOf = (field: MergeField) =>
    chosen[field] ?? (initial.includes(field) ? other.customerId : kept.customerId);
  const take = differing.filter(field => ownerOf(field) === other.customerId);
  const input = (dryRun: boolean) => ({
    params: { id: kept.customerId },
    version: kept.version,
    body: { customerId: other.customerId, version: other.version, take, dryRun },
  });
  const merge = useWrite(contract.students.merge, {
    onDone() {
      notify('actions.merge.done', {
        type: 'success',
        messageArgs: { name: (take.includes('name') ? other : kept).name },
      });
      refresh();
      onDone();
      onClose();
    },
  });
  const same = mergeFields.filter(field => !differing.includes(field) && kept[field]);
  const label = (field: MergeField) =>
    field === 'email' ? translate('actions.merge.emailNote') : translate(`audits.fields.${field}`);

  return (
    <>
      <DialogContent sx={{ display: 'grid', gap: 2.5 }}>
        <Typography color="text.secondary">{translate('actions.merge.text')}</Typography>
        <AccountChoice students={students} value={keptId} onChange={setKeptId} />
        <MergeForecast key={keptId} input={input(true)} />
        <Alert severity="warning">{translate('actions.merge.final', { days: limits.restore.days })}</Alert>
        {differing.length > 0 && (
          <div>
            <Typography variant="subtitle2" component="h3" sx={{ mb: 1 }}>
              {translate('actions.merge.values')}
            </Typography>
            {differing.map(field => (
              <ValueChoice
                key={field}
                field={field}
                label={label(field)}
                students={students}
                value={ownerOf(field)}
                onChange={id => setChosen(before => ({ ...before, [field]: id }))}
              />
            ))}
            {same.length > 0 && (
              <Typography variant="caption" color="text.secondary" component="p" sx={{ mt: 1.5 }}>
                {translate('actions.merge.same', { fields: same.map(label).join(', ') })}
              </Typography>
            )}
          </div>
        )}
        <FormProblem text={merge.problemText} />
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose} disabled={merge.isBusy}>
          {translate('app.cancel')}
        </Button>
        <Button
          variant="contained"
          color="error"
          disabled={merge.isBusy}
          onClick={() => void merge.run(input(false))}
        >
          {translate('actions.merge.confirm')}
        </Button>
      </DialogActions>
    </>
  );
}
