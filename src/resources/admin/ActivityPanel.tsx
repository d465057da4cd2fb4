import { Typography } from '@mui/material';
import { useListContext, useTranslate } from 'ra-core';
import type { AcademyActivity } from '../../contract/admin.ts';
import type { PanelProps } from '../../engine/list/OpenRecord.tsx';
import { RecordFacts } from '../../engine/list/RecordFacts.tsx';
import { PanelFrame } from '../../ui/PanelFrame.tsx';
import { activityList } from './activity.ts';
import { UsageChart } from './UsageChart.tsx';

/** How much one academy of the list used the service, day by day. */
export function ActivityPanel({ id: groupId, onClose }: PanelProps) {
  const translate = useTranslate();
  const { data } = useListContext<AcademyActivity & { id: string }>();
  const academy = data?.find(each => each.groupId === groupId);
  if (academy === undefined) return null;
  const days = academy.days.map(({ date, value }) => ({ date, seconds: value }));
  return (
    <PanelFrame label={academy.name} onClose={onClose}>
      <Typography variant="h2" sx={{ pr: 5, mb: 2 }}>
        {academy.name}
      </Typography>
      <RecordFacts definition={activityList} record={academy} />
      <UsageChart days={days} title={translate('admin.activity.chart')} />
    </PanelFrame>
  );
}
