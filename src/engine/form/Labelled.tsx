import { FormControl, FormHelperText, FormLabel } from '@mui/material';
import { FieldTitle, useResourceContext, ValidationError } from 'ra-core';
import type { ReactNode } from 'react';

interface Props {
  source: string;
  error?: string | undefined;
  children: ReactNode;
}

/** Inputs that belong together under the label of their field, with its message. */
export function Labelled({ source, error, children }: Props) {
  const resource = useResourceContext();
  return (
    <FormControl component="fieldset" error={error !== undefined}>
      <FormLabel component="legend">
        <FieldTitle source={source} resource={resource} />
      </FormLabel>
      {children}
      <FormHelperText>{error && <ValidationError error={error} />}</FormHelperText>
    </FormControl>
  );
}
