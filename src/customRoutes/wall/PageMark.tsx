import { Typography } from '@mui/material';
import { useTranslate } from 'ra-core';

/** What the mark takes of the window's lower edge, in pixels. */
export const markHeight = 30;

/** Which of the students are in view, small in the corner; nothing where all of them are. */
export function PageMark({ first, last, total }: { first: number; last: number; total: number }) {
  const translate = useTranslate();
  if (last - first + 1 >= total) return null;
  return (
    <Typography
      variant="caption"
      sx={{
        position: 'fixed',
        right: 16,
        bottom: 0,
        zIndex: 1,
        px: 1.25,
        border: 1,
        borderColor: 'divider',
        borderBottom: 0,
        borderRadius: '8px 8px 0 0',
        bgcolor: 'background.paper',
        color: 'text.secondary',
      }}
    >
      {translate('wall.page', { first, last, total })}
    </Typography>
  );
}
