import { Button } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { useSession } from '../../authProvider/session.ts';
import { AuthLayout } from '../../ui/AuthLayout.tsx';
import { useSignOut } from '../../unsaved/useSignOut.ts';
import { AuthCard } from '../../ui/AuthCard.tsx';
import { TurnOnDialog } from './TurnOnDialog.tsx';

/** Replaces the console for users who must set up two-factor authentication: the set-up, or signing out. */
export function SecondFactorPage({ onDone }: { onDone: () => void }) {
  const translate = useTranslate();
  const signOut = useSignOut();
  const { session } = useSession();
  const [isOpen, setOpen] = useState(false);
  const by = session?.role === 'SUPER_ADMIN' ? 'server' : 'academy';
  return (
    <AuthLayout>
      <AuthCard
        title={translate('myProfile.twoFactor.required.title')}
        text={translate(`myProfile.twoFactor.required.${by}`)}
      >
        <Button variant="contained" size="large" onClick={() => setOpen(true)}>
          {translate('myProfile.twoFactor.required.setUp')}
        </Button>
        <Button color="inherit" onClick={() => void signOut()}>
          {translate('app.signOut')}
        </Button>
      </AuthCard>
      {isOpen && <TurnOnDialog onClose={() => setOpen(false)} onDone={onDone} />}
    </AuthLayout>
  );
}
