import { Button, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { supportLink } from '../chat/supportLink.ts';
import { atBase, runtime } from '../runtime.ts';
import { useSession } from '../authProvider/session.ts';
import { inquiryPath } from '../domain/landingPath.ts';
import { can } from '../domain/permissions.ts';
import { useAcademy } from '../hooks/useAcademy.ts';

/** How premium is to be had: the owner asks us, everyone else asks the owner. */
export function UpgradeCta() {
  const translate = useTranslate();
  const { session } = useSession();
  const academy = useAcademy();
  // Else it would lead to the page on which the inquiry is.
  const isSupportGiven = runtime.chat !== null || runtime.supportUrl !== null;
  if (can(session, 'owner'))
    return (
      <>
        <Button variant="contained" size="small" href={atBase(inquiryPath)}>
          {translate('premium.ask')}
        </Button>
        {isSupportGiven && (
          <Button size="small" color="inherit" {...supportLink()}>
            {translate('app.contactSupport')}
          </Button>
        )}
      </>
    );
  if (academy === undefined) return null;
  const { ownerCustomerName: name, ownerCustomerEmail: email } = academy;
  return (
    <Typography variant="body2" component="span">
      {translate('premium.askOwner', { name, email })}
    </Typography>
  );
}
