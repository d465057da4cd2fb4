import { Box } from '@mui/material';
import { useTranslate } from 'ra-core';
import { contract } from '../../../contract/index.ts';
import { useApi } from '../../../dataProvider/useApi.ts';
import { QueryState } from '../../../engine/QueryState.tsx';
import { useAcademy } from '../../../hooks/useAcademy.ts';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { PageSkeleton } from '../../../ui/PageSkeleton.tsx';
import { CloseSection } from './CloseSection.tsx';
import { ExportSection } from './ExportSection.tsx';
import { pageWidths } from '../../../ui/pageWidths.ts';

/** `/setting/closing`: the export of everything an academy has stored, and its end. */
export function ClosingPage() {
  const translate = useTranslate();
  const academy = useAcademy();
  const params = { groupId: academy?.groupId ?? '' };
  const query = useApi(
    contract.groups.closing,
    { params },
    // While a file is being prepared, it is looked for.
    {
      enabled: academy !== undefined,
      staleTime: 0,
      refetchInterval: ({ state }) => isPreparing(state.data) && 5_000,
    },
  );
  if (!academy) return <PageSkeleton />;
  return (
    <Box sx={{ maxWidth: pageWidths.form }}>
      <PageHeader screen="closing" caption={translate('closing.caption')} />
      <QueryState query={query}>
        {closing => (
          <Box sx={{ display: 'grid', gap: 2 }}>
            <ExportSection groupId={academy.groupId} latest={closing.export} />
            <CloseSection academy={academy} closesAt={closing.closesAt} />
          </Box>
        )}
      </QueryState>
    </Box>
  );
}

const isPreparing = (closing: { export: { state: string } | null } | undefined) =>
  closing?.export?.state === 'PREPARING';
