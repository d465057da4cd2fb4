import { useEffect, useRef } from 'react';
import { fillGaps } from '../../domain/fillGaps.ts';
import type { FieldProps } from './FieldProps.ts';
import { fields } from './useInquiry.ts';

/** Lists the invalid fields after a submit. It takes the focus and links to each field, next to which the error is shown. */
export function ErrorSummary({ words, form }: Omit<FieldProps, 'name'>) {
  const { errors, submitCount } = form.formState;
  const summary = useRef<HTMLDivElement>(null);
  const wrong = fields.filter(field => errors[field]?.message !== undefined);
  useEffect(() => {
    if (submitCount > 0) summary.current?.focus();
  }, [submitCount]);
  if (submitCount === 0 || wrong.length === 0) return null;
  return (
    <div ref={summary} className="notice wrong" role="alert" tabIndex={-1}>
      <b>{fillGaps(words.summary[wrong.length === 1 ? 'one' : 'many'], { count: wrong.length })}</b>
      <ul>
        {wrong.map(field => (
          <li key={field}>
            <button
              type="button"
              className="text"
              onClick={() => document.getElementById(`inquiry-${field}`)?.focus()}
            >
              {field === 'privacyConsent' ? words.privacy.title : words.fields[field]}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
