import { Box, MenuItem, TextField, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import type { NoticePlan } from '../../../domain/entities/notification.ts';
import { fillIn } from '../../../domain/templateVariables.ts';
import { useAcademy } from '../../../hooks/useAcademy.ts';
import { MessagePreview } from '../MessagePreview.tsx';
import { useLanguageName } from '../../../hooks/useLanguageName.ts';
import { writtenIn, type Draft } from './draft.ts';

/** What a recipient will read, in the language that they get it in. */
export function ComposePreview({ texts, plan }: { texts: Draft['texts']; plan: NoticePlan | undefined }) {
  const translate = useTranslate();
  const nameOf = useLanguageName();
  const academy = useAcademy();
  const [chosenId, setChosen] = useState('');
  const samples = plan?.samples ?? [];
  const sample = samples.find(({ customerId }) => customerId === chosenId) ?? samples[0];
  const written = writtenIn(texts);
  const language = written.find(each => each === sample?.language) ?? written[0]!;
  const values = {
    academyName: academy?.title ?? '',
    recipientName: sample?.name ?? translate('templates.samples.recipientName'),
  };
  const { subject, body } = texts[language];
  return (
    <Box component="section" aria-label={translate('templates.preview')}>
      <Typography variant="h3" component="h3" sx={{ mb: 1 }}>
        {translate('templates.preview')}
      </Typography>
      {samples.length > 0 && (
        <TextField
          select
          size="small"
          label={translate('notices.previewFor')}
          value={sample!.customerId}
          onChange={event => setChosen(event.target.value)}
          sx={{ mb: 1.5 }}
        >
          {samples.map(({ customerId, name, language: own }) => (
            <MenuItem key={customerId} value={customerId}>
              {`${name} (${nameOf(own)})`}
            </MenuItem>
          ))}
        </TextField>
      )}
      <MessagePreview language={language} subject={fillIn(subject, values)} body={fillIn(body, values)} />
      {sample && sample.language !== language && (
        <Typography variant="caption" color="text.secondary" component="p" sx={{ mt: 1 }}>
          {translate('notices.otherLanguage', {
            language: nameOf(language),
            own: nameOf(sample.language),
          })}
        </Typography>
      )}
    </Box>
  );
}
