import { Button } from '@mui/material';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router';
import { problemOf } from '../../../dataProvider/http.ts';
import { useProblemText } from '../../../hooks/useProblemText.ts';
import { pathOf } from '../../../screens.ts';
import { AuthMessage } from '../AuthMessage.tsx';

type Purpose = 'SIGNUP' | 'RESET_PASSWORD' | 'INVITATION';

const reasons = { CODE_EXPIRED: 'expired', CODE_USED: 'used', ALREADY_REGISTERED: 'used' } as const;
/** Where a new mail is asked for; an invitation comes from the academy. */
const again = { SIGNUP: 'signup', RESET_PASSWORD: 'requestReset', INVITATION: null } as const;

/** Why the link of a mail does not count, and the way on. */
export function CodeProblem({ purpose, error }: { purpose: Purpose; error: unknown }) {
  const translate = useTranslate();
  const problemText = useProblemText();
  const code = problemOf(error)?.code;
  const isOurs = error === null || code === 'CODE_MISMATCH' || (code !== undefined && code in reasons);
  const reason = reasons[code as keyof typeof reasons] ?? 'unknown';
  const screen = again[purpose];
  return (
    <AuthMessage
      tone={reason === 'used' ? 'neutral' : 'notice'}
      title={isOurs ? translate(`door.code.${reason}.title`) : problemText(error)}
      text={isOurs ? translate(`door.code.${reason}.${purpose}`) : undefined}
      actions={
        <>
          {screen !== null && reason !== 'used' && (
            <Button component={Link} to={pathOf(screen)} variant="contained">
              {translate(`door.code.again.${purpose}`, { _: '' })}
            </Button>
          )}
          <Button
            component={Link}
            to={pathOf('login')}
            variant={reason === 'used' || screen === null ? 'contained' : 'outlined'}
            {...(reason === 'used' || screen === null ? {} : { color: 'inherit' as const })}
          >
            {translate('door.toLogin')}
          </Button>
        </>
      }
    />
  );
}
