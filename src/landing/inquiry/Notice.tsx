import { useEffect, useRef } from 'react';
import type { State } from './useInquiry.ts';
import type { InquiryWords } from '../../i18n/en/landing/inquiry.ts';
import { say } from './say.ts';

/** How the last try to send ended, when it did not end well. */
export function Notice({ words, state }: { words: InquiryWords; state: State }) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), [state]);
  if (state.kind === 'cancelled')
    return (
      <div ref={notice} className="notice" role="status" tabIndex={-1}>
        {words.cancelled}
      </div>
    );
  if (state.kind !== 'failed') return null;
  const { code, details } = state.problem;
  const key = `errors.${code}`;
  const reason = say(words, key, details);
  return (
    <div ref={notice} className="notice wrong" role="alert" tabIndex={-1}>
      <b>{words.failed}</b>
      <p>
        {reason === key ? words.errors.UNKNOWN : reason} {code !== 'UNREACHABLE' && words.kept}
      </p>
    </div>
  );
}
