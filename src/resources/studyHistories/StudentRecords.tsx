import { Box, Card, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { Link } from 'react-router';
import { contract } from '../../contract/index.ts';
import { useApi } from '../../dataProvider/useApi.ts';
import { formatSeconds } from '../../domain/format.ts';
import { limits } from '../../domain/limits.ts';
import { periodParams, periodPresets, type Period } from '../../domain/period.ts';
import { formatDate } from '../../engine/displays/formats.ts';
import { useFormatContext } from '../../engine/displays/useFormatContext.ts';
import { PeriodInput } from '../../engine/period/PeriodInput.tsx';
import { QueryState } from '../../engine/QueryState.tsx';
import { useStudyToday } from '../../clock/useStudyToday.ts';
import { pathOf } from '../../screens.ts';

const { maxDays } = limits.studyHistory;

/** A student's records of a period; each leads to its course of the day, where it can be corrected. */
export function StudentRecords({ userId }: { userId: string }) {
  const translate = useTranslate();
  const place = useFormatContext();
  const today = useStudyToday();
  const [chosen, setChosen] = useState<Period | null>(null);
  const period = chosen ?? periodPresets.last7Days(today ?? '2000-01-01');
  const query = useApi(
    contract.study.histories,
    { query: { userId, size: limits.pageSize.max, ...periodParams(period, place.timeZone) } },
    { enabled: today !== undefined, placeholderData: before => before },
  );
  return (
    <Card component="section" sx={{ p: { xs: 2, sm: 3 } }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mb: 1.5 }}>
        <Typography variant="h2" sx={{ flex: 1 }}>
          {translate('records.records')}
        </Typography>
        {today && <PeriodInput value={period} onChange={setChosen} maxDays={maxDays} today={today} />}
      </Box>
      <QueryState query={query}>
        {({ content }) => (
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {content.length === 0 && (
              <Typography component="li" variant="body2" color="text.secondary">
                {translate('records.lists.history.empty.title')}
              </Typography>
            )}
            {content.map(record => (
              <Typography
                component="li"
                variant="body2"
                key={record.id}
                sx={{ display: 'flex', gap: 2, py: 1, borderTop: 1, borderColor: 'divider' }}
              >
                <Box
                  component={Link}
                  to={pathOf('studyRecord', { date: record.studyDate, roomId: record.roomId, userId })}
                  sx={{ minWidth: 120, color: 'primary.main', textDecoration: 'none', fontWeight: 550 }}
                >
                  {formatDate(record.studyDate, place)}
                </Box>
                <Box component="span" sx={{ flex: 1 }}>
                  {record.roomName}
                </Box>
                {record.corrected && (
                  <Box component="span" sx={{ color: 'text.secondary' }}>
                    {translate('records.isCorrected')}
                  </Box>
                )}
                <span>{formatSeconds(record.totalStudySeconds)}</span>
              </Typography>
            ))}
          </Box>
        )}
      </QueryState>
    </Card>
  );
}
