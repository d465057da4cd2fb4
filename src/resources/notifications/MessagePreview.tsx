import { Box, Typography } from '@mui/material';
import type { Language } from '../../domain/choices.ts';

/** A message as its recipient reads it. */
export const MessagePreview = ({
  subject,
  body,
  language,
}: {
  subject: string;
  body: string;
  language: Language;
}) => (
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
      {subject}
    </Typography>
    <Typography variant="body2" sx={{ px: 2, py: 1.5, whiteSpace: 'pre-wrap', lineHeight: 1.65 }}>
      {body}
    </Typography>
  </Box>
);
