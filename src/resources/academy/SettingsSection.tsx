import { Typography } from '@mui/material';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { QueryState } from '../../engine/QueryState.tsx';
import { Section } from '../../ui/Section.tsx';

interface Props<T> {
  title: string;
  text: string;
  query: UseQueryResult<T>;
  /** Why the last change was refused. */
  problemText: string | null;
  children: (settings: T) => ReactNode;
}

/** Settings of an academy that apply at once: what they are about, their fields, and why a change was refused. */
export function SettingsSection<T>({ title, text, query, problemText, children }: Props<T>) {
  return (
    <Section title={title} text={text}>
      <QueryState query={query}>
        {settings => (
          <>
            {children(settings)}
            {problemText && (
              <Typography role="alert" variant="body2" color="error">
                {problemText}
              </Typography>
            )}
          </>
        )}
      </QueryState>
    </Section>
  );
}
