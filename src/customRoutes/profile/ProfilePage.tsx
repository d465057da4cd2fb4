import { Box } from '@mui/material';
import { useTranslate } from 'ra-core';
import { contract } from '../../contract/index.ts';
import { useApi } from '../../dataProvider/useApi.ts';
import { QueryState } from '../../engine/QueryState.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { AlertsSection } from './AlertsSection.tsx';
import { PasswordSection } from './PasswordSection.tsx';
import { ProfileSection } from './ProfileSection.tsx';
import { SignInsSection } from './SignInsSection.tsx';
import { TwoFactorSection } from './TwoFactorSection.tsx';

/** `/setting/profile`: who one is, and how one signs in. */
export function ProfilePage() {
  const translate = useTranslate();
  const query = useApi(contract.session.me, {}, { staleTime: 0 });
  return (
    <Box sx={{ maxWidth: 760 }}>
      <PageHeader screen="profile" caption={translate('myProfile.caption')} />
      <QueryState query={query}>
        {me => (
          <Box sx={{ display: 'grid', gap: 2 }}>
            <ProfileSection me={me} />
            <PasswordSection me={me} />
            <TwoFactorSection me={me} />
            <AlertsSection customerId={me.customerId} />
            <SignInsSection />
          </Box>
        )}
      </QueryState>
    </Box>
  );
}
