import { Box, Card, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { contract } from '../../contract/index.ts';
import { useApi } from '../../dataProvider/useApi.ts';
import { formatSeconds } from '../../domain/format.ts';
import { QueryState } from '../../engine/QueryState.tsx';

/** The rooms that a student studied in during the last 30 days, the most studied in first. */
export function StudiedRooms({ userId }: { userId: string }) {
  const translate = useTranslate();
  const query = useApi(contract.study.studiedRooms, { params: { userId } });
  return (
    <Card component="section" sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography variant="h2">{translate('records.rooms')}</Typography>
      <Typography variant="caption" color="text.secondary" component="p" sx={{ mb: 1 }}>
        {translate('period.presets.last30Days')}
      </Typography>
      <QueryState query={query}>
        {({ content }) => (
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {content.length === 0 && (
              <Typography component="li" variant="body2" color="text.secondary">
                {translate('records.lists.history.empty.title')}
              </Typography>
            )}
            {content.map(room => (
              <Box component="li" key={room.roomId} sx={{ py: 1, borderTop: 1, borderColor: 'divider' }}>
                <Typography variant="body2" component="div" sx={{ display: 'flex', gap: 2 }}>
                  <Box component="span" sx={{ flex: 1, fontWeight: 550 }}>
                    {room.roomName}
                  </Box>
                  <Box component="span" sx={{ color: 'text.secondary' }}>
                    {translate('records.visitCount', room.visitCount)}
                  </Box>
                  <span>{formatSeconds(room.totalStudySeconds)}</span>
                </Typography>
                <Box
                  aria-hidden
                  sx={{ mt: 0.5, height: 4, borderRadius: 2, bgcolor: 'sunken', overflow: 'hidden' }}
                >
                  <Box
                    sx={{
                      height: '100%',
                      bgcolor: 'primary.main',
                      width: `${(100 * room.totalStudySeconds) / Math.max(1, content[0]!.totalStudySeconds)}%`,
                    }}
                  />
                </Box>
              </Box>
            ))}
          </Box>
        )}
      </QueryState>
    </Card>
  );
}
