import { Box, Button } from '@mui/material';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Mail, Trash2 } from 'lucide-react';
import { useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import { contract } from '../../contract/index.ts';
import { send } from '../../dataProvider/http.ts';
import { apiKey } from '../../dataProvider/useApi.ts';
import type { Template } from '../../domain/entities/notification.ts';
import { useProblemText } from '../../engine/useProblemText.ts';
import { runtime } from '../../runtime.ts';

/** Trying a template out, and deleting it once that was confirmed. */
export function TemplateTools({ template, onDeleted }: { template: Template; onDeleted: () => void }) {
  const translate = useTranslate();
  const notify = useNotify();
  const problemText = useProblemText();
  const client = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const params = { id: template.id };
  const onError = (error: unknown) => notify(problemText(error), { type: 'error' });
  const test = useMutation({
    mutationFn: () => send(contract.templates.test, { params }),
    onSuccess: () =>
      runtime.mailHeld
        ? notify('notices.reasons.NO_MAIL_SERVER', { type: 'warning' })
        : notify('templates.tested', { type: 'success' }),
    onError,
  });
  const remove = useMutation({
    mutationFn: () => send(contract.templates.delete, { params }),
    onError,
    async onSuccess() {
      await client.invalidateQueries({ queryKey: apiKey(contract.templates.list) });
      notify('templates.deleted', { type: 'success' });
      onDeleted();
    },
  });
  return (
    <Box sx={{ mr: 'auto', display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <Button
        color="error"
        startIcon={<Trash2 aria-hidden />}
        disabled={remove.isPending}
        onClick={() => (isAsking ? remove.mutate() : setAsking(true))}
      >
        {translate(isAsking ? 'templates.confirmDelete' : 'templates.delete', { name: template.name })}
      </Button>
      <Button
        color="inherit"
        startIcon={<Mail aria-hidden />}
        disabled={test.isPending}
        onClick={() => test.mutate()}
      >
        {translate('templates.test')}
      </Button>
    </Box>
  );
}
