import { Alert, Box, Link } from '@mui/material';
import { useTranslate, useTranslateLabel, ValidationError } from 'ra-core';
import { useEffect, useRef } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';

/** What keeps a form from being saved, first thing after trying: each line leads to its field. */
export function ErrorSummary({ resource, failed }: { resource: string; failed?: string }) {
  const translate = useTranslate();
  const translateLabel = useTranslateLabel();
  const { setFocus } = useFormContext();
  const { errors, submitCount, isSubmitting } = useFormState();
  const summary = useRef<HTMLDivElement>(null);
  const { root, ...fields } = errors;
  const messages = messagesOf(fields);
  const sources = Object.keys(messages);
  const isShown = submitCount > 0 && sources.length > 0;
  useEffect(() => {
    if (submitCount > 0 && isShown && !isSubmitting) summary.current?.focus();
  }, [submitCount, isShown, isSubmitting]);

  if (!isShown && !root?.serverError) return null;
  return (
    <Alert ref={summary} severity="error" role="alert" tabIndex={-1} sx={{ mb: 2 }}>
      {isShown ? (
        <>
          {translate('form.summary', sources.length)}
          <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
            {sources.map(source => (
              <li key={source}>
                <Link component="button" type="button" color="inherit" onClick={() => setFocus(source)}>
                  {translateLabel({ source, resource })}
                </Link>
                {': '}
                <ValidationError error={messages[source]!} />
              </li>
            ))}
          </Box>
        </>
      ) : (
        <>
          {failed && <Box sx={{ fontWeight: 600 }}>{translate(failed)}</Box>}
          <ValidationError error={String(root?.serverError?.message)} />
        </>
      )}
    </Alert>
  );
}

/** The messages by their fields' paths, whatever they are nested in. */
function messagesOf(errors: object, path = ''): Record<string, string> {
  return Object.fromEntries(
    Object.entries(errors).flatMap(([key, error]): [string, string][] => {
      const source = path === '' ? key : `${path}.${key}`;
      if (error === null || typeof error !== 'object') return [];
      if (typeof error.message === 'string') return [[source, error.message]];
      return Object.entries(messagesOf(error as object, source));
    }),
  );
}
