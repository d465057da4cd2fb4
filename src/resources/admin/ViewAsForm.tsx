import { Box, Button, TextField, Typography } from '@mui/material';
import { Eye } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useState, type FormEvent } from 'react';
import { atBase } from '../../runtime.ts';
import { contract } from '../../contract/index.ts';
import { FormProblem } from '../../ui/FormProblem.tsx';
import { useWrite } from '../../hooks/useWrite.ts';
import { pathOf } from '../../screens.ts';

interface Props {
  groupId: string;
  /** Where the view begins; on the dashboard unless stated otherwise. */
  to?: string;
}

/** Starts the read-only view of an academy, once a reason is given. */
export function ViewAsForm({ groupId, to = pathOf('dashboard') }: Props) {
  const translate = useTranslate();
  const [reason, setReason] = useState('');
  const { run, problemText } = useWrite(contract.admin.viewAs, {
    // The whole console is another one now: it starts over.
    onDone: () => window.location.assign(atBase(to)),
  });
  const begin = (event: FormEvent) => {
    event.preventDefault();
    void run({ body: { groupId, reason: reason.trim() } });
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
      <FormProblem text={problemText} />
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
