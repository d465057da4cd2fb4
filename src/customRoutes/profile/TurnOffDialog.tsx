import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'ra-core';
import { contract } from '../../contract/index.ts';
import { send } from '../../dataProvider/http.ts';
import { apiKey } from '../../dataProvider/useApi.ts';
import { FormProblem } from '../../engine/form/plain/FormProblem.tsx';
import { PasswordField } from '../../engine/form/plain/PasswordField.tsx';
import { useContractForm } from '../../engine/form/plain/useContractForm.ts';

/** Turns the second factor off, for who knows the password. */
export function TurnOffDialog({ onClose }: { onClose: () => void }) {
  const translate = useTranslate();
  const notify = useNotify();
  const client = useQueryClient();
  const form = useContractForm<{ currentPassword: string }>({
    schema: contract.session.endTwoFactor.body!,
    defaultValues: { currentPassword: '' },
  });
  const turnOff = form.submit(async body => {
    await send(contract.session.endTwoFactor, { body });
    await client.invalidateQueries({ queryKey: apiKey(contract.session.me) });
    notify('myProfile.twoFactor.turnedOff', { type: 'success' });
    onClose();
  });
  return (
    <Dialog open onClose={onClose} aria-labelledby="two-factor-off-title" maxWidth="xs" fullWidth>
      <Box component="form" noValidate onSubmit={turnOff}>
        <DialogTitle id="two-factor-off-title">{translate('myProfile.twoFactor.turnOff')}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          <Typography variant="body2" color="text.secondary">
            {translate('myProfile.twoFactor.turnOffText')}
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
          <Button color="inherit" onClick={onClose}>
            {translate('app.cancel')}
          </Button>
          <Button type="submit" variant="contained" color="error" disabled={form.formState.isSubmitting}>
            {translate('myProfile.twoFactor.turnOff')}
          </Button>
        </DialogActions>
      </Box>
    </Dialog>
  );
}
