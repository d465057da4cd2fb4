import { Box, Button, DialogActions, DialogContent, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { currentPasswordBody } from '../../contract/session.ts';
import { FormProblem } from '../../ui/FormProblem.tsx';
import { PasswordField } from '../../engine/form/standalone/PasswordField.tsx';
import { useContractForm } from '../../engine/form/standalone/useContractForm.ts';

interface Props {
  text: string;
  /** Refused by throwing. */
  onConfirm: (body: { currentPassword: string }) => Promise<unknown>;
  onCancel: () => void;
}

/** Asks for the current password before something that changes how one signs in. */
export function ConfirmPassword({ text, onConfirm, onCancel }: Props) {
  const translate = useTranslate();
  const form = useContractForm<{ currentPassword: string }>({
    schema: currentPasswordBody,
    defaultValues: { currentPassword: '' },
  });
  return (
    <Box component="form" noValidate onSubmit={form.submit(onConfirm)}>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <Typography variant="body2" color="text.secondary">
          {text}
        </Typography>
        <FormProblem text={form.problem} />
        <PasswordField
          label={translate('myProfile.password.current')}
          autoComplete="current-password"
          autoFocus
          required
          {...form.field('currentPassword')}
        />
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onCancel}>
          {translate('app.cancel')}
        </Button>
        <Button type="submit" variant="contained" disabled={form.formState.isSubmitting}>
          {translate('app.confirm')}
        </Button>
      </DialogActions>
    </Box>
  );
}
