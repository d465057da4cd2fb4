import { Card } from '@mui/material';
import { useRecordContext, useResourceContext, useTranslate } from 'ra-core';
import { contract } from '../../contract/index.ts';
import { useApi } from '../../dataProvider/useApi.ts';
import { ChangeList } from '../../engine/history/ChangeList.tsx';
import { QueryState } from '../../engine/QueryState.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';

/** Every change to an account, from what to what. */
export function HistoryTab() {
  const translate = useTranslate();
  const resource = useResourceContext() as 'students' | 'managers';
  const record = useRecordContext();
  const query = useApi(contract[resource].changes, { params: { id: String(record?.id) } });
  return (
    <Card sx={{ p: { xs: 2, sm: 3 } }}>
      <QueryState query={query}>
        {({ content }) =>
          content.length === 0 ? (
            <EmptyState
              size="part"
              tone="neutral"
              title={translate('audits.empty.title')}
              text={translate('audits.empty.text')}
            />
          ) : (
            <ChangeList changes={content} />
          )
        }
      </QueryState>
    </Card>
  );
}
