import { Button } from '@mui/material';
import { useTranslate } from 'ra-core';
import type { MouseEvent } from 'react';
import { contract } from '../contract/index.ts';
import { useApi } from '../dataProvider/useApi.ts';
import type { Me } from '../domain/entities/session.ts';
import { signInAgainPath } from '../domain/signInAgainPath.ts';
import { runtime } from '../runtime.ts';
import { singleSignOnAddress } from '../authProvider/singleSignOnAddress.ts';

/**
 * Signs in at the identity provider of the academy, or of the installation, in a window of its own: the page with what was typed
 * stays. The window cannot reach that page; it announces the sign-in to all tabs and closes.
 */
export function ProviderSignIn({ groupId }: Pick<Me, 'groupId'>) {
  const translate = useTranslate();
  const { data } = useApi(contract.auth.academySignIn, { params: { groupId } });
  const provider = data?.singleSignOn ?? runtime.singleSignOn;
  if (!provider) return null;
  const address = singleSignOnAddress({ academy: data && groupId, from: signInAgainPath });
  const open = (event: MouseEvent) => {
    const opened = window.open('', '_blank', 'popup,width=520,height=720');
    // Where windows are blocked, the link opens a tab.
    if (!opened) return;
    event.preventDefault();
    // Whatever page the provider shows cannot lead this one elsewhere.
    opened.opener = null;
    opened.location.href = address;
  };
  return (
    <Button variant="outlined" href={address} target="_blank" rel="noopener" onClick={open} fullWidth>
      {translate('login.singleSignOn', { name: provider.name })}
    </Button>
  );
}
