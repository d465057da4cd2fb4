import { Button } from '@mui/material';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router';
import { useSession } from '../../../authProvider/session.ts';
import { limits } from '../../../domain/limits.ts';
import { pathOf } from '../../../screens.ts';
import { AuthMessage } from '../AuthMessage.tsx';

/** The academy is open. */
export function DoneStep() {
  const translate = useTranslate();
  const { session } = useSession();
  return (
    <AuthMessage
      tone="positive"
      title={translate('door.signup.doneTitle')}
      text={translate('door.signup.doneText', { days: limits.trial.days })}
      actions={
        <Button component={Link} to={pathOf(session === null ? 'login' : 'setup')} variant="contained">
          {translate(session === null ? 'door.toLogin' : 'door.signup.toSetup')}
        </Button>
      }
    />
  );
}
