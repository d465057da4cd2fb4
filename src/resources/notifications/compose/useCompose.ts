import { useNotify } from 'ra-core';
import { useState } from 'react';
import { ValidationError } from 'yup';
import { contract } from '../../../contract/index.ts';
import { problemOf, send } from '../../../dataProvider/http.ts';
import type { NoticePlan } from '../../../domain/entities/notification.ts';
import { unknownVariable } from '../../../domain/templateVariables.ts';
import { useFormatContext } from '../../../engine/displays/useFormatContext.ts';
import { useStateDraft } from '../../../engine/drafts/useStateDraft.tsx';
import { runtime } from '../../../runtime.ts';
import { blank, bodyOf, isDirty, writtenIn, type Draft } from './draft.ts';
import { createKeys } from './keyFor.ts';

/** What is wrong with a draft: messages by `to`, `scheduledAt`, or a text's `ko.subject`. */
export type Errors = Record<string, string>;

/** A notice as it is written, checked by the contract's own rules, and sent. */
export function useCompose(onSent: () => void) {
  const notify = useNotify();
  const { timeZone } = useFormatContext();
  const [draft, setDraft] = useState<Draft>(blank);
  const [errors, setErrors] = useState<Errors>({});
  const [failure, setFailure] = useState<unknown>(null);
  const [isSending, setSending] = useState(false);
  const [keyFor] = useState(createKeys);
  const isWritten = isDirty(draft);
  const { notice, discard } = useStateDraft('notice', draft, isWritten, setDraft, blank);

  const change = (changes: Partial<Draft>) => {
    setDraft(before => ({ ...before, ...changes }));
    setErrors({});
    setFailure(null);
  };
  /** The contract counts texts; the draft knows them by language. */
  const placeOf = (path: string) => {
    const [, index, field] = /^texts[.[](\d+)\]?\.(\w+)$/.exec(path) ?? [];
    return index === undefined ? path : `${writtenIn(draft.texts)[Number(index)]}.${field}`;
  };
  const check = (body: ReturnType<typeof bodyOf>): Errors => {
    const found: Errors = {};
    if (draft.choices.length === 0) found.to = 'notices.noRecipients';
    if (draft.wall !== null && body.scheduledAt === null) found.scheduledAt = 'validation.required';
    for (const text of body.texts)
      for (const field of ['subject', 'body'] as const)
        if (unknownVariable('CUSTOM', text[field]) !== null)
          found[`${text.language}.${field}`] = 'validation.unknownVariable';
    try {
      contract.notifications.create.body!.validateSync(body, { abortEarly: false, strict: true });
    } catch (error) {
      if (!(error instanceof ValidationError)) throw error;
      for (const each of error.inner) found[placeOf(each.path ?? '')] ??= each.message;
    }
    return found;
  };

  /** Answers what is wrong, so that the form can show where; nothing if it has been sent. */
  const submit = async (plan: NoticePlan | undefined): Promise<Errors> => {
    const body = bodyOf(draft, { timeZone, isQuiet: (plan?.quietUntil ?? null) !== null });
    const wrong = check(body);
    setErrors(wrong);
    if (Object.keys(wrong).length > 0) return wrong;
    setSending(true);
    setFailure(null);
    try {
      const done = await send(contract.notifications.create, { body, idempotencyKey: keyFor(body) });
      notify(draft.wall === null && body.duringQuietHours !== 'HOLD' ? 'notices.sent' : 'notices.scheduled', {
        type: 'success',
        messageArgs: { smart_count: done.createdCount },
      });
      if (runtime.mailHeld) notify('notices.reasons.NO_MAIL_SERVER', { type: 'warning' });
      discard();
      onSent();
      return {};
    } catch (error) {
      const fields = Object.entries(problemOf(error)?.fieldErrors ?? {}).map(
        ([path, message]) => [placeOf(path), message] as const,
      );
      setErrors(Object.fromEntries(fields));
      if (fields.length === 0) setFailure(error);
      return Object.fromEntries(fields);
    } finally {
      setSending(false);
    }
  };
  return {
    draft,
    change,
    errors,
    failure,
    isSending,
    submit,
    isWritten,
    discard,
    notice,
  };
}
export type Compose = ReturnType<typeof useCompose>;
