import { Box, Card, Typography } from '@mui/material';
import type { FormEventHandler, ReactNode } from 'react';

interface Props {
  title: string;
  text?: ReactNode;
  /** Content above the title: the progress. */
  above?: ReactNode;
  /** The links below. */
  below?: ReactNode;
  onSubmit?: FormEventHandler;
  children: ReactNode;
}

/** The one card of a page before signing in; with `onSubmit` its content is a form. */
export function AuthCard({ title, text, above, below, onSubmit, children }: Props) {
  return (
    <Card sx={{ p: { xs: 3, sm: 4 } }}>
      {above}
      <Typography variant="h1">{title}</Typography>
      {text && (
        <Typography color="text.secondary" variant="body2" component="div" sx={{ mt: 0.5 }}>
          {text}
        </Typography>
      )}
      <Box
        {...(onSubmit ? { component: 'form', noValidate: true, onSubmit } : {})}
        sx={{ display: 'grid', gap: 2, mt: 3 }}
      >
        {children}
      </Box>
      {below && (
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            justifyContent: 'space-between',
            gap: 1,
            mt: 2.5,
            fontSize: '0.875rem',
          }}
        >
          {below}
        </Box>
      )}
    </Card>
  );
}
