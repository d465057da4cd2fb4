import { Box, Tooltip, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { formatSeconds } from '../../domain/format.ts';
import type { PremiumStudy } from '../../domain/entities/study.ts';
import { formatDate } from '../../engine/displays/formats.ts';
import { useFormatContext } from '../../engine/displays/useFormatContext.ts';

const height = 140;

/** Study by day as bars, each with its target as a line; a day that reached it is filled. */
export function DailyBars({ days }: Pick<PremiumStudy, 'days'>) {
  const translate = useTranslate();
  const place = useFormatContext();
  const most = Math.max(3_600, ...days.map(day => Math.max(day.totalStudySeconds, day.targetSeconds)));
  const px = (seconds: number) => Math.round((seconds / most) * height);
  const dayOf = (date: string | undefined) => (date ? formatDate(date, place) : '');
  return (
    <>
      <Box
        component="ul"
        sx={{ display: 'flex', alignItems: 'flex-end', gap: '3px', height, m: 0, p: 0, listStyle: 'none' }}
      >
        {days.map(({ date, totalStudySeconds, targetSeconds }) => {
          const text = translate('records.dailyOf', {
            date: formatDate(date, place),
            time: formatSeconds(totalStudySeconds),
            target: formatSeconds(targetSeconds),
          });
          return (
            <Tooltip key={date} title={text}>
              <Box
                component="li"
                aria-label={text}
                sx={{
                  position: 'relative',
                  flex: 1,
                  height: '100%',
                  display: 'flex',
                  alignItems: 'flex-end',
                }}
              >
                <Box
                  sx={{
                    width: '100%',
                    height: px(totalStudySeconds),
                    borderRadius: '3px 3px 0 0',
                    bgcolor: 'primary.main',
                    opacity: totalStudySeconds >= targetSeconds ? 1 : 0.45,
                  }}
                />
                <Box
                  sx={{
                    position: 'absolute',
                    insetInline: 0,
                    bottom: px(targetSeconds),
                    borderTop: '1px dashed',
                    borderColor: 'text.secondary',
                  }}
                />
              </Box>
            </Tooltip>
          );
        })}
      </Box>
      <Typography
        variant="caption"
        color="text.secondary"
        component="div"
        sx={{ display: 'flex', justifyContent: 'space-between', mt: 0.75 }}
      >
        <span>{dayOf(days[0]?.date)}</span>
        <span>{dayOf(days.at(-1)?.date)}</span>
      </Typography>
    </>
  );
}
