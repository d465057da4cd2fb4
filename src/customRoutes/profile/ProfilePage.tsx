import { Alert, Box } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useSession } from '../../authProvider/session.ts';
import { contract } from '../../contract/index.ts';
import { useApi } from '../../dataProvider/useApi.ts';
import { isViewer } from '../../domain/permissions.ts';
import { QueryState } from '../../engine/QueryState.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { AlertsSection } from './AlertsSection.tsx';
import { ConsentsSection } from './ConsentsSection.tsx';
import { PasswordSection } from './PasswordSection.tsx';
import { ProfileSection } from './ProfileSection.tsx';
import { SignInsSection } from './SignInsSection.tsx';
import { TwoFactorSection } from './TwoFactorSection.tsx';
import { pageWidths } from '../../ui/pageWidths.ts';

/** `/setting/profile`: who one is, and how one signs in. */
export function ProfilePage() {
  const translate = useTranslate();
  const { session } = useSession();
  // The user's own account is not part of the viewed academy; it can be changed after viewing ends.
  const isViewing = session !== null && isViewer(session);
  const query = useApi(contract.session.me, {}, { staleTime: 0 });
  return (
    <Box sx={{ maxWidth: pageWidths.form }}>
      <PageHeader screen="profile" caption={translate('myProfile.caption')} />
      {isViewing && <Alert severity="info">{translate('errors.READ_ONLY')}</Alert>}
      <QueryState query={query}>
        {me =>
          !isViewing && (
            <Box sx={{ display: 'grid', gap: 2 }}>
              <ProfileSection me={me} />
              <PasswordSection me={me} />
              <TwoFactorSection me={me} />
              <AlertsSection customerId={me.customerId} />
              {session?.role === 'OWNER' && <ConsentsSection />}
              <SignInsSection />
            </Box>
          )
        }
      </QueryState>
    </Box>
  );
}
