import { Alert } from '@mui/material';

/** A refusal that belongs to no field. */
export const FormProblem = ({ text }: { text: string | null }) =>
  text && (
    <Alert severity="error" role="alert">
      {text}
    </Alert>
  );
