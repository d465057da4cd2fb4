import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import type { AnswerOf } from '../../../contract/call.ts';
import type { contract } from '../../../contract/index.ts';
import { AuthLayout } from '../../../ui/AuthLayout.tsx';
import { AuthMessage } from '../AuthMessage.tsx';
import { ToLogin } from '../ToLogin.tsx';
import { CodeGate } from './CodeGate.tsx';

interface Props {
  purpose: 'INVITATION' | 'RESET_PASSWORD';
  /** Prefix of the keys `doneTitle` and `doneText`. */
  i18nPrefix: string;
  children: (code: string, info: AnswerOf<typeof contract.auth.valid>) => ReactNode;
}

/** A page that a mail's link leads to: what the code allows, and a message once that is done. */
export function CodePage({ purpose, i18nPrefix, children }: Props) {
  const translate = useTranslate();
  const [params] = useSearchParams();
  const code = params.get('code') ?? '';
  return (
    <AuthLayout>
      {params.get('step') === 'done' ? (
        <AuthMessage
          tone="positive"
          title={translate(`${i18nPrefix}.doneTitle`)}
          text={translate(`${i18nPrefix}.doneText`)}
          actions={<ToLogin />}
        />
      ) : (
        <CodeGate code={code} purpose={purpose}>
          {info => children(code, info)}
        </CodeGate>
      )}
    </AuthLayout>
  );
}
