import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { pathOf } from '../../../screens.ts';
import { useStorageState } from '../useStorageState.ts';
import { hasExpired } from '../cooldown.ts';
import type { Consents } from './consents.ts';

/** What the first step knows; other tabs of the browser know it too, for the mail opens a new one. Times in milliseconds. */
export interface Begun {
  email: string;
  consents: Consents;
  availableAt: number;
  expiresAt: number;
  /** Whether the mail's link was opened in this browser. */
  isConfirmed: boolean;
}
/** What is typed in the last step, and kept for a reload. */
export interface Details {
  name: string;
  phone: string;
  academyName: string;
  groupId: string;
  verifiedPhone: string;
}
const steps = ['sent', 'password', 'account', 'done'] as const;
export type Step = 'email' | (typeof steps)[number];

/** The state of a sign-up: the step is in the address, the rest survives a reload, the password is never stored. */
export function useSignup() {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const [begun, keepBegun] = useStorageState<Begun>('signup', 'local');
  const [code, keepCode] = useStorageState<string>('signup.code', 'session');
  const [details, keepDetails] = useStorageState<Details>('signup.details', 'session');
  const [password, setPassword] = useState('');
  const wanted: Step = steps.find(step => step === params.get('step')) ?? 'email';
  return {
    step: reachable(wanted, {
      hasBegun: begun !== null,
      hasCode: code !== null,
      hasPassword: password !== '',
    }),
    /** The code that the mail's link brought along. */
    brought: params.get('code'),
    begun: begun !== null && !hasExpired(begun.expiresAt) ? begun : null,
    keepBegun,
    code: code ?? '',
    keepCode,
    details,
    keepDetails,
    password,
    setPassword,
    go: (step: Step, options?: { replace: boolean }) =>
      navigate(pathOf('signup', undefined, step === 'email' ? undefined : { step }), options),
    forget() {
      keepBegun(null);
      keepCode(null);
      keepDetails(null);
    },
  };
}
export type Signup = ReturnType<typeof useSignup>;

/** A step that misses what the ones before it give is the last one that does not. */
function reachable(
  step: Step,
  { hasBegun, hasCode, hasPassword }: { hasBegun: boolean; hasCode: boolean; hasPassword: boolean },
): Step {
  if (step === 'account' && !hasPassword) return reachable('password', { hasBegun, hasCode, hasPassword });
  if (step === 'password' && !hasCode) return reachable('sent', { hasBegun, hasCode, hasPassword });
  if (step === 'sent' && !hasBegun) return 'email';
  return step;
}
