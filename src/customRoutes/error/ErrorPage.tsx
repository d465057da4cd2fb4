import { Box, Button } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useNavigate, useSearchParams } from 'react-router';
import { atBase } from '../../runtime.ts';
import { useSession } from '../../authProvider/session.ts';
import { openChat } from '../../chat/openChat.ts';
import {
  errorExit,
  errorTextOf,
  errorTypes,
  hasMenuBeside,
  type ErrorType,
} from '../../domain/errorRoute.ts';
import { ChatLauncher } from '../../chat/ChatLauncher.tsx';
import type { DrawingName } from '../../ui/drawings/names.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LegalLinks } from '../../ui/LegalLinks.tsx';

const drawings: Partial<Record<ErrorType, DrawingName>> = {
  inactive: 'locked',
  auth: 'locked',
  timeout: 'waiting',
};

/** Says what went wrong, by the type in the address, and leads on (specification, section 2). */
export function ErrorPage() {
  const translate = useTranslate();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const { session } = useSession();
  const given = params.get('type');
  const type: ErrorType = errorTypes.find(each => each === given) ?? 'service';
  const text = errorTextOf(type);

  const leave = () => {
    const exit = errorExit(type, session !== null);
    if (exit === -1) return navigate(-1);
    // The landing page is a document of its own.
    return exit === '/' ? window.location.assign(atBase(exit)) : navigate(exit, { replace: true });
  };

  const content = (
    <EmptyState
      tone={type === 'notfound' ? 'neutral' : 'negative'}
      drawing={drawings[type]}
      title={translate(`errorPage.${text}.title`)}
      text={translate(`errorPage.${text}.text`)}
      actions={
        <>
          {type === 'timeout' && (
            <Button variant="outlined" color="inherit" onClick={() => void openChat()}>
              {translate('app.contactSupport')}
            </Button>
          )}
          <Button variant="contained" onClick={leave}>
            {translate(`errorPage.${text}.exit`)}
          </Button>
        </>
      }
    />
  );
  if (hasMenuBeside(type, session)) return content;
  return (
    <Box sx={{ minHeight: '100dvh', display: 'flex', flexDirection: 'column' }}>
      <ChatLauncher />
      <Box component="main" sx={{ flex: 1, display: 'grid', placeItems: 'center' }}>
        {content}
      </Box>
      <LegalLinks />
    </Box>
  );
}
