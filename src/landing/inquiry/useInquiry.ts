import { yupResolver } from '@hookform/resolvers/yup';
import { useEffect, useRef, useState, type BaseSyntheticEvent } from 'react';
import { useForm, type Resolver } from 'react-hook-form';
import type { Problem } from '../../contract/shapes.ts';
import { inquiryBody, type InquiryBody } from '../../domain/entities/group.ts';
import { sendInquiry } from './sendInquiry.ts';
import { createIdempotencyKeys } from '../../dataProvider/idempotencyKeys.ts';

/**
 * The `Idempotency-Key` of what is sent: the same for the same words, so that cancelling and trying again makes one
 * inquiry even if the first try had got through.
 */
const { keyOf: keyFor } = createIdempotencyKeys();

/** The form, then pending, then done, or the form again with what went wrong (specification, section 4). */
export type State =
  | { kind: 'form' }
  | { kind: 'pending' }
  | { kind: 'cancelled' }
  | { kind: 'failed'; problem: Problem }
  | { kind: 'done' };

export const empty: InquiryBody = {
  name: '',
  company: '',
  department: '',
  position: '',
  email: '',
  phone: '',
  mobile: '',
  userCount: '' as InquiryBody['userCount'],
  serviceDuration: '' as InquiryBody['serviceDuration'],
  expectedStart: '' as InquiryBody['expectedStart'],
  additionalInquiry: '',
  marketingConsent: false,
  privacyConsent: false as InquiryBody['privacyConsent'],
};
export type Field = keyof InquiryBody & string;
export const fields = Object.keys(empty) as Field[];

export function useInquiry() {
  const form = useForm<InquiryBody>({
    resolver: yupResolver(inquiryBody) as Resolver<InquiryBody>,
    defaultValues: empty,
    mode: 'onTouched',
    // The summary takes the focus, and leads to the fields.
    shouldFocusError: false,
  });
  const [state, setState] = useState<State>({ kind: 'form' });
  const sending = useRef<AbortController>(null);
  useEffect(() => () => sending.current?.abort(), []);

  const submit = async (body: InquiryBody) => {
    const controller = new AbortController();
    sending.current = controller;
    setState({ kind: 'pending' });
    const outcome = await sendInquiry(body, keyFor(body), controller.signal);
    setState(outcome);
    if (outcome.kind === 'done') form.reset(empty);
    if (outcome.kind !== 'failed') return;
    for (const [field, message] of Object.entries(outcome.problem.fieldErrors ?? {}))
      if (fields.includes(field as Field)) form.setError(field as Field, { message });
  };
  return {
    form,
    state,
    send: (event?: BaseSyntheticEvent) => form.handleSubmit(submit)(event),
    cancel: () => sending.current?.abort(),
    leave: () => setState({ kind: 'form' }),
  };
}
