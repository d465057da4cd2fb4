import { Box, Typography } from '@mui/material';
import { useRefresh, useTranslate } from 'ra-core';
import { contract } from '../../contract/index.ts';
import { useApi } from '../../dataProvider/useApi.ts';
import { ChangeList } from '../../engine/history/ChangeList.tsx';
import type { PanelProps } from '../../engine/list/OpenRecord.tsx';
import { QueryState } from '../../engine/QueryState.tsx';
import { PanelFrame } from '../../ui/PanelFrame.tsx';
import { SubscriptionForm } from './SubscriptionForm.tsx';

/** An academy's subscription: what it is, and how it came to be that. */
export function SubscriptionPanel({ id: groupId, onClose }: PanelProps) {
  const translate = useTranslate();
  const refresh = useRefresh();
  const params = { groupId };
  const academy = useApi(contract.admin.academy, { params });
  const subscription = useApi(contract.admin.subscription, { params });
  const changes = useApi(contract.admin.subscriptionChanges, { params });
  const title = academy.data?.name ?? groupId;
  const readAgain = () => {
    void subscription.refetch();
    void changes.refetch();
    refresh();
  };
  return (
    <PanelFrame label={title} onClose={onClose}>
      <Typography variant="h2" sx={{ pr: 5 }}>
        {title}
      </Typography>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 3 }}>
        {groupId}
        {academy.data &&
          ` · ${translate('admin.subscriptions.active', { active: academy.data.activeStudentCount })}`}
      </Typography>
      <QueryState query={subscription}>
        {record => (
          <SubscriptionForm
            key={record.version}
            groupId={groupId}
            subscription={record}
            onSaved={readAgain}
          />
        )}
      </QueryState>
      <Typography variant="h3" sx={{ mt: 4, mb: 2 }}>
        {translate('admin.subscriptions.history')}
      </Typography>
      <QueryState query={changes}>
        {({ content }) =>
          content.length > 0 ? (
            <ChangeList changes={content} />
          ) : (
            <Box sx={{ color: 'text.secondary' }}>{translate('audits.empty.title')}</Box>
          )
        }
      </QueryState>
    </PanelFrame>
  );
}
