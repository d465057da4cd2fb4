import { Box, Button } from '@mui/material';
import { Mail, Trash2 } from 'lucide-react';
import { useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import { contract } from '../../contract/index.ts';
import type { Template } from '../../domain/entities/notification.ts';
import { useWrite } from '../../hooks/useWrite.ts';
import { runtime } from '../../runtime.ts';

/** Trying a template out, and deleting it once that was confirmed. */
export function TemplateTools({ template, onDeleted }: { template: Template; onDeleted: () => void }) {
  const translate = useTranslate();
  const notify = useNotify();
  const [isAsking, setAsking] = useState(false);
  const params = { id: template.id };
  const test = useWrite(contract.templates.test, {
    toastsFailure: true,
    onDone: () =>
      runtime.mailHeld
        ? notify('notices.reasons.NO_MAIL_SERVER', { type: 'warning' })
        : notify('templates.tested', { type: 'success' }),
  });
  const remove = useWrite(contract.templates.delete, {
    invalidates: [contract.templates.list],
    toastsFailure: true,
    onDone() {
      notify('templates.deleted', { type: 'success' });
      onDeleted();
    },
  });
  return (
    <Box sx={{ mr: 'auto', display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <Button
        color="error"
        startIcon={<Trash2 aria-hidden />}
        disabled={remove.isBusy}
        onClick={() => (isAsking ? void remove.run({ params }) : setAsking(true))}
      >
        {translate(isAsking ? 'templates.confirmDelete' : 'templates.delete', { name: template.name })}
      </Button>
      <Button
        color="inherit"
        startIcon={<Mail aria-hidden />}
        disabled={test.isBusy}
        onClick={() => void test.run({ params })}
      >
        {translate('templates.test')}
      </Button>
    </Box>
  );
}
