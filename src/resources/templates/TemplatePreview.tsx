import { Box, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import type { Template } from '../../domain/entities/notification.ts';
import { fillIn, templateVariables } from '../../domain/templateVariables.ts';

/** What a template says, with samples in the place of its variables; unknown ones stay as they are written. */
export function TemplatePreview({ trigger, subject, body }: Pick<Template, 'trigger' | 'subject' | 'body'>) {
  const translate = useTranslate();
  const samples = Object.fromEntries(
    templateVariables[trigger].map(name => [name, translate(`templates.samples.${name}`)]),
  );
  return (
    <Box
      component="section"
      aria-label={translate('templates.preview')}
      sx={{ p: 2, borderRadius: 1.5, border: 1, borderColor: 'divider', bgcolor: 'background.default' }}
    >
      <Typography variant="caption" color="text.secondary">
        {translate('templates.preview')}
      </Typography>
      <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{fillIn(subject, samples)}</Typography>
      <Typography variant="body2" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        {fillIn(body, samples)}
      </Typography>
    </Box>
  );
}
