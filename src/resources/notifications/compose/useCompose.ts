import { useNotify } from 'ra-core';
import { useState } from 'react';
import { ValidationError } from 'yup';
import { contract } from '../../../contract/index.ts';
import { notifications } from '../../../contract/simpleRest.ts';
import type { Problem } from '../../../contract/shapes.ts';
import { problemOf } from '../../../dataProvider/http.ts';
import type { NoticePlan } from '../../../domain/entities/notification.ts';
import { unknownVariable } from '../../../domain/templateVariables.ts';
import { useFormatContext } from '../../../engine/displays/useFormatContext.ts';
import { useStateDraft } from '../../../engine/drafts/useStateDraft.tsx';
import { useWrite } from '../../../hooks/useWrite.ts';
import { runtime } from '../../../runtime.ts';
import { blank, bodyOf, isDirty, writtenIn, type Draft, type RecipientOption } from './draft.ts';

/** What is wrong with a draft: messages by `to`, `scheduledAt`, or a text's `ko.subject`. */
export type Errors = Record<string, string>;

/**
 * A notice as it is written, checked by the contract's own rules, and sent.
 *
 * @param selected the recipients that it starts with, where they were selected in a list
 */
export function useCompose(onSent: () => void, selected?: RecipientOption[]) {
  const notify = useNotify();
  const { timeZone } = useFormatContext();
  const [start] = useState<Draft>(() => (selected ? { ...blank, choices: selected } : blank));
  const [draft, setDraft] = useState(start);
  const [errors, setErrors] = useState<Errors>({});
  const isWritten = isDirty(draft, start);
  const { notice, discard } = useStateDraft(
    selected ? 'notice to selected' : 'notice',
    draft,
    isWritten,
    // A stored text is for the people who are selected now, not for those of last time.
    stored => setDraft(selected ? { ...stored, choices: selected } : stored),
    start,
  );
  const { write, reset, isBusy, problemText, fieldErrors } = useWrite(contract.notifications.create, {
    onDone({ createdCount }, { body }) {
      notify(draft.wall === null && body.duringQuietHours !== 'HOLD' ? 'notices.sent' : 'notices.scheduled', {
        type: 'success',
        messageArgs: { smart_count: createdCount },
      });
      if (runtime.mailHeld) notify('notices.reasons.NO_MAIL_SERVER', { type: 'warning' });
      discard();
      onSent();
    },
  });

  const change = (changes: Partial<Draft>) => {
    setDraft(before => ({ ...before, ...changes }));
    setErrors({});
    reset();
  };
  /** The contract counts texts; the draft knows them by language. */
  const placeOf = (path: string) => {
    const [, index, field] = /^texts[.[](\d+)\]?\.(\w+)$/.exec(path) ?? [];
    return index === undefined ? path : `${writtenIn(draft.texts)[Number(index)]}.${field}`;
  };
  const placed = (problem: Problem | null): Errors =>
    Object.fromEntries(
      Object.entries(problem?.fieldErrors ?? {}).map(([path, message]) => [placeOf(path), message]),
    );
  const check = (body: ReturnType<typeof bodyOf>): Errors => {
    const found: Errors = {};
    if (draft.choices.length === 0) found.to = 'notices.noRecipients';
    if (draft.wall !== null && body.scheduledAt === null) found.scheduledAt = 'validation.required';
    for (const text of body.texts)
      for (const field of ['subject', 'body'] as const)
        if (unknownVariable('CUSTOM', text[field]) !== null)
          found[`${text.language}.${field}`] = 'validation.unknownVariable';
    try {
      notifications.create.body!.validateSync(body, { abortEarly: false, strict: true });
    } catch (error) {
      if (!(error instanceof ValidationError)) throw error;
      for (const each of error.inner) found[placeOf(each.path ?? '')] ??= each.message;
    }
    return found;
  };

  /** Returns the field errors, or nothing once it was sent. */
  const submit = async (plan: NoticePlan | undefined): Promise<Errors> => {
    const body = bodyOf(draft, { timeZone, isQuiet: (plan?.quietUntil ?? null) !== null });
    const wrong = check(body);
    setErrors(wrong);
    if (Object.keys(wrong).length > 0) return wrong;
    try {
      await write({ body });
      return {};
    } catch (error) {
      const refused = placed(problemOf(error));
      setErrors(refused);
      return refused;
    }
  };
  return {
    draft,
    change,
    errors,
    /** Why it was not sent, where no field says so. */
    problemText: Object.keys(fieldErrors).length === 0 ? problemText : null,
    isSending: isBusy,
    submit,
    isWritten,
    discard,
    notice,
  };
}
