import { Box, Typography } from '@mui/material';
import { useRefresh, useTranslate } from 'ra-core';
import { useState } from 'react';
import { contract } from '../../contract/index.ts';
import { useApi } from '../../dataProvider/useApi.ts';
import type { PanelProps } from '../../engine/list/OpenRecord.tsx';
import { QueryState } from '../../engine/QueryState.tsx';
import { StatusChip } from '../../ui/StatusChip.tsx';
import { useServerNow } from '../../clock/useServerNow.ts';
import { PanelFrame } from '../../ui/PanelFrame.tsx';
import { isUnderWay } from './isUnderWay.ts';
import { MessagePreview } from './MessagePreview.tsx';
import { NoticeActions } from './NoticeActions.tsx';
import { NoticeFacts } from './NoticeFacts.tsx';
import { ReasonNote } from './ReasonNote.tsx';
import { SendingList } from './SendingList.tsx';

const freshMs = 3_000;

/** One message of the delivery log: what it says, what became of it and of those that were sent with it. */
export function NotificationPanel({ id, onClose }: PanelProps) {
  const translate = useTranslate();
  const refresh = useRefresh();
  const now = useServerNow(true);
  const [isWaiting, setWaiting] = useState(false);
  const query = useApi(
    contract.notifications.one,
    { params: { id } },
    { refetchInterval: isWaiting ? freshMs : false },
  );
  const isOnItsWay = query.data !== undefined && now !== undefined && isUnderWay(query.data, now);
  if (isWaiting !== isOnItsWay) setWaiting(isOnItsWay);
  const label = translate('notices.record');
  return (
    <PanelFrame label={label} onClose={onClose}>
      <QueryState query={query}>
        {notice => (
          <Box sx={{ display: 'grid', gap: 2.5 }}>
            <Box sx={{ pr: 5 }}>
              <Typography variant="h2" sx={{ overflowWrap: 'anywhere', mb: 1 }}>
                {notice.subject}
              </Typography>
              <span role="status">
                <StatusChip kind="notificationState" value={notice.state} />
              </span>
            </Box>
            <ReasonNote notice={notice} />
            <NoticeFacts notice={notice} />
            <NoticeActions notice={notice} onDone={refresh} />
            <section>
              <Typography variant="h3" sx={{ mb: 1 }}>
                {translate('notices.message')}
              </Typography>
              <MessagePreview subject={notice.subject} body={notice.body} language={notice.language} />
            </section>
            <SendingList notice={notice} onDone={refresh} />
          </Box>
        )}
      </QueryState>
    </PanelFrame>
  );
}
