import { Box, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { contract } from '../../../contract/index.ts';
import { useApi } from '../../../dataProvider/useApi.ts';
import { DisplayValue } from '../../../engine/displays/DisplayValue.tsx';
import { useFormatContext } from '../../../engine/displays/useFormatContext.ts';
import { formatDateTime } from '../../../engine/displays/formats.ts';
import type { PanelProps } from '../../../engine/list/OpenRecord.tsx';
import { PlanExportButton } from '../../../engine/export/PlanExportButton.tsx';
import { QueryState } from '../../../engine/QueryState.tsx';
import { DescriptionList } from '../../../ui/DescriptionList.tsx';
import { PanelFrame } from '../../../ui/PanelFrame.tsx';
import { BatchCounts } from './BatchCounts.tsx';
import { BatchFile } from './BatchFile.tsx';
import { Reasons } from './Reasons.tsx';
import { UndoButton } from './UndoButton.tsx';
import { useResultPlan } from './useResultPlan.ts';

/** One import or bulk change: what became of its rows, the file that says so of each, and its undoing. */
export function BatchPanel({ id, onClose }: PanelProps) {
  const translate = useTranslate();
  const place = useFormatContext();
  const planOf = useResultPlan();
  const query = useApi(contract.batches.one, { params: { batchId: id } });
  const words = 'accounts.batches';
  return (
    <PanelFrame
      label={query.data ? translate(`choices.batchAction.${query.data.action}`) : translate('app.loading')}
      onClose={onClose}
    >
      <QueryState query={query}>
        {batch => (
          <>
            <Typography variant="h2" sx={{ pr: 5, mb: 2 }}>
              {translate(`choices.batchAction.${batch.action}`)}
            </Typography>
            <DescriptionList
              facts={[
                {
                  key: 'createdAt',
                  label: translate('resources.batches.fields.createdAt'),
                  value: <DisplayValue as="dateTime" value={batch.createdAt} />,
                },
                {
                  key: 'actorName',
                  label: translate('resources.batches.fields.actorName'),
                  value: <DisplayValue as="text" value={batch.actorName} />,
                },
                ...(batch.action === 'import'
                  ? [
                      {
                        key: 'fileName',
                        label: translate('resources.batches.fields.fileName'),
                        value: <BatchFile record={batch} />,
                      },
                    ]
                  : []),
                {
                  key: 'counts',
                  label: translate('resources.batches.fields.addedCount'),
                  value: <BatchCounts record={batch} />,
                },
                ...(batch.undoableUntil === null
                  ? []
                  : [
                      {
                        key: 'undoableUntil',
                        label: translate(`${words}.undoableUntil`),
                        value: <DisplayValue as="dateTime" value={batch.undoableUntil} />,
                      },
                    ]),
                ...(batch.undoneAt === null
                  ? []
                  : [
                      {
                        key: 'undone',
                        label: translate(`${words}.undone`),
                        value: translate(`${words}.undoneBy`, {
                          smart_count: batch.undoneCount,
                          time: formatDateTime(batch.undoneAt, place),
                          name: batch.undoneByName ?? translate('list.none'),
                        }),
                      },
                    ]),
              ]}
            />
            <Reasons title={translate(`${words}.refusals`)} reasons={batch.refusals} batch={batch} />
            <Reasons title={translate(`${words}.undoRefusals`)} reasons={batch.undoRefusals} batch={batch} />
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
              <PlanExportButton planOf={() => planOf(batch)} label={`${words}.file`} />
              <UndoButton batch={batch} />
            </Box>
          </>
        )}
      </QueryState>
    </PanelFrame>
  );
}
