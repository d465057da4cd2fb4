import { useTranslate } from 'ra-core';
import { problemOf } from '../dataProvider/http.ts';

/** What is said of a failed call, in the visitor's language. */
export function useProblemText() {
  const translate = useTranslate();
  return (error: unknown): string => {
    const problem = problemOf(error);
    const unknown = translate('errors.UNKNOWN');
    return problem === null
      ? unknown
      : translate(`errors.${problem.code}`, { ...problem.details, _: unknown });
  };
}
