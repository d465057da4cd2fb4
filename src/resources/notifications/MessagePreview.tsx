import { Box, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import type { Language } from '../../domain/choices.ts';

/** A message as its recipient reads it; what has not been written yet is said to be missing. */
export function MessagePreview({
  subject,
  body,
  language,
}: {
  subject: string;
  body: string;
  language: Language;
}) {
  const translate = useTranslate();
  const missing = (key: string) => (
    <Box component="span" sx={{ color: 'text.secondary', fontWeight: 400 }}>
      {translate(key)}
    </Box>
  );
  return (
    <Box
      lang={language}
      sx={{
        border: 1,
        borderColor: 'divider',
        borderRadius: 1.5,
        bgcolor: 'background.default',
        overflowWrap: 'anywhere',
        overflow: 'hidden',
      }}
    >
      <Typography sx={{ fontWeight: 600, px: 2, py: 1.25, borderBottom: 1, borderColor: 'divider' }}>
        {subject || missing('notices.noSubject')}
      </Typography>
      <Typography variant="body2" sx={{ px: 2, py: 1.5, whiteSpace: 'pre-wrap', lineHeight: 1.65 }}>
        {body || missing('notices.noBody')}
      </Typography>
    </Box>
  );
}
