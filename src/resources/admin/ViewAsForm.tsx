import { Alert, Box, Button, TextField, Typography } from '@mui/material';
import { Eye } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useState, type FormEvent } from 'react';
import { contract } from '../../contract/index.ts';
import { send } from '../../dataProvider/http.ts';
import { useProblemText } from '../../engine/useProblemText.ts';
import { pathOf } from '../../screens.ts';

/** Looks into an academy, read-only, once there is a reason to. */
export function ViewAsForm({ groupId }: { groupId: string }) {
  const translate = useTranslate();
  const problemText = useProblemText();
  const [reason, setReason] = useState('');
  const [failure, setFailure] = useState<unknown>(null);
  const begin = async (event: FormEvent) => {
    event.preventDefault();
    setFailure(null);
    try {
      await send(contract.admin.viewAs, { body: { groupId, reason: reason.trim() } });
      // The whole console is another one now: it begins anew.
      window.location.assign(pathOf('dashboard'));
    } catch (error) {
      setFailure(error);
    }
  };
  return (
    <Box component="form" noValidate onSubmit={begin} sx={{ display: 'grid', gap: 1.5 }}>
      <Typography variant="h3">{translate('admin.viewAs.title')}</Typography>
      <Typography variant="body2" color="text.secondary">
        {translate('admin.viewAs.text')}
      </Typography>
      <TextField
        required
        label={translate('admin.viewAs.reason')}
        value={reason}
        onChange={event => setReason(event.target.value)}
        slotProps={{ htmlInput: { maxLength: 200 } }}
      />
      {failure !== null && (
        <Alert severity="error" role="alert">
          {problemText(failure)}
        </Alert>
      )}
      <Box>
        <Button
          type="submit"
          variant="outlined"
          color="inherit"
          startIcon={<Eye aria-hidden />}
          disabled={reason.trim().length < 2}
        >
          {translate('admin.viewAs.begin')}
        </Button>
      </Box>
    </Box>
  );
}
