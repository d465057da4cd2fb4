import { Suspense } from 'react';
import { useSession } from '../authProvider/session.ts';
import { contract } from '../contract/index.ts';
import { useApi } from '../dataProvider/useApi.ts';
import { isViewer } from '../domain/permissions.ts';
import { useAcademy } from '../hooks/useAcademy.ts';
import { lazyPart } from '../ui/lazyPart.tsx';
import { ImpersonationBanner } from './ImpersonationBanner.tsx';
import { PlanBanner } from './PlanBanner.tsx';

const ClosingBanner = lazyPart(() => import('./ClosingBanner.tsx'), 'ClosingBanner');
const NewTermsBanner = lazyPart(() => import('./NewTermsBanner.tsx'), 'NewTermsBanner');

/** What concerns the whole console, above every screen. */
export function Banners() {
  const { session } = useSession();
  const { data: me } = useApi(contract.session.me, {}, { enabled: session !== null, staleTime: 60_000 });
  const academy = useAcademy();
  if (session !== null && isViewer(session)) return <ImpersonationBanner />;
  return (
    <>
      {me?.hasNewTerms && (
        <Suspense fallback={null}>
          <NewTermsBanner />
        </Suspense>
      )}
      {academy?.closesAt && (
        <Suspense fallback={null}>
          <ClosingBanner closesAt={academy.closesAt} />
        </Suspense>
      )}
      <PlanBanner />
    </>
  );
}
