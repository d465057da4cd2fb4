import { Checkbox, FormControlLabel, TextField } from '@mui/material';
import { useNotify, useTranslate } from 'ra-core';
import { Controller } from 'react-hook-form';
import { useSession } from '../../../authProvider/session.ts';
import type { contract } from '../../../contract/index.ts';
import {
  savedViewBody,
  type ListName,
  type SavedView,
  type SavedViewBody,
} from '../../../domain/entities/savedView.ts';
import { limits } from '../../../domain/limits.ts';
import type { Write } from '../../../hooks/useWrite.ts';
import type { Input } from '../../../dataProvider/http.ts';
import { FormDialog } from '../../form/standalone/FormDialog.tsx';
import { useContractForm } from '../../form/standalone/useContractForm.ts';

interface Props {
  list: ListName;
  /** The filters as text. */
  query: string;
  save: Write<Input<typeof contract.savedViews.save>, SavedView>;
  onClose: () => void;
}

/** Saves a list's filters under a name, for oneself or for the academy. */
export function SaveViewDialog({ list, query, save, onClose }: Props) {
  const translate = useTranslate();
  const notify = useNotify();
  const { session } = useSession();
  const mayShare = session?.role === 'OWNER' || session?.role === 'MANAGER';
  const form = useContractForm<SavedViewBody>({
    schema: savedViewBody,
    defaultValues: { list, query, name: '', shared: false },
  });
  return (
    <FormDialog
      title={translate('list.saveTitle')}
      form={form}
      place={null}
      save={async body => {
        await save.write({ body: { ...body, name: body.name.trim() } });
        notify('list.saveDone', { type: 'success' });
      }}
      onClose={onClose}
    >
      <TextField
        autoFocus
        required
        autoComplete="off"
        label={translate('list.saveName')}
        {...form.field('name')}
        slotProps={{ htmlInput: { maxLength: limits.savedView.name.max } }}
        sx={{ mt: 1 }}
      />
      {mayShare && (
        <Controller
          control={form.control}
          name="shared"
          render={({ field }) => (
            <FormControlLabel
              control={<Checkbox checked={field.value} onChange={(_, isOn) => field.onChange(isOn)} />}
              label={translate('list.saveShared')}
            />
          )}
        />
      )}
    </FormDialog>
  );
}
