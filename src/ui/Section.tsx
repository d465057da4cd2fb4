import { Box, Card, Typography } from '@mui/material';
import { useId, type FormEventHandler, type ReactNode } from 'react';

interface Props {
  title: string;
  text?: string;
  /** Next to the title: a state. */
  badge?: ReactNode;
  onSubmit?: FormEventHandler;
  children: ReactNode;
}

/** One titled part of a page; with `onSubmit` it is a form. */
export function Section({ title, text, badge, onSubmit, children }: Props) {
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id} sx={{ p: { xs: 2, sm: 3 } }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.25 }}>
        <Typography variant="h2" id={id}>
          {title}
        </Typography>
        {badge}
      </Box>
      {text && (
        <Typography variant="body2" color="text.secondary">
          {text}
        </Typography>
      )}
      <Box
        {...(onSubmit ? { component: 'form', noValidate: true, onSubmit } : {})}
        sx={{ display: 'grid', gap: 2, mt: 2 }}
      >
        {children}
      </Box>
    </Card>
  );
}
