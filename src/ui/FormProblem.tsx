import { Alert, Box } from '@mui/material';

interface Props {
  text: string | null;
  /** What failed, where the reason alone does not say it. */
  title?: string;
}

/** A refusal that belongs to no field. */
export const FormProblem = ({ text, title }: Props) =>
  text && (
    <Alert severity="error" role="alert">
      {title && <Box sx={{ fontWeight: 600 }}>{title}</Box>}
      {text}
    </Alert>
  );
