import { Box, TablePagination, TextField } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useDeferredValue, useState } from 'react';
import { contract } from '../../contract/index.ts';
import { useApi } from '../../dataProvider/useApi.ts';
import { limits } from '../../domain/limits.ts';
import { QueryState } from '../../engine/QueryState.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { JoinExport } from './JoinExport.tsx';
import { Visit } from './Visit.tsx';

const { pageSize, searchText } = limits;

/** Everybody who has been in a room, the latest first. */
export function JoinHistory({ roomId, roomName }: { roomId: string; roomName: string }) {
  const translate = useTranslate();
  const [page, setPage] = useState(0);
  const [size, setSize] = useState<number>(pageSize.default);
  const [text, setText] = useState('');
  const sought = useDeferredValue(text.trim());
  const isTooShort = sought.length > 0 && sought.length < searchText.min;
  const filter = sought.length >= searchText.min ? { searchText: sought } : {};
  const query = useApi(
    contract.rooms.joinHistories,
    { params: { roomId }, query: { page, size, ...filter } },
    { placeholderData: before => before },
  );
  return (
    <>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 1,
          mb: 1,
          justifyContent: 'space-between',
          alignItems: 'flex-start',
        }}
      >
        <TextField
          value={text}
          onChange={event => {
            setText(event.target.value);
            setPage(0);
          }}
          placeholder={translate('rooms.joins.search')}
          error={isTooShort}
          helperText={isTooShort ? translate('validation.searchText') : ''}
          slotProps={{
            htmlInput: {
              'aria-label': translate('rooms.joins.search'),
              type: 'search',
              maxLength: searchText.max,
            },
          }}
          sx={{ flex: '1 1 170px', maxWidth: 260 }}
        />
        <JoinExport roomId={roomId} roomName={roomName} query={filter} />
      </Box>
      <QueryState query={query}>
        {({ content, pageInfo }) =>
          pageInfo.total === 0 ? (
            <EmptyState
              size="part"
              tone="neutral"
              title={translate(sought === '' ? 'rooms.joins.empty.title' : 'list.noMatch.title')}
              text={sought === '' ? translate('rooms.joins.empty.text') : undefined}
            />
          ) : (
            <>
              <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
                {content.map(visit => (
                  <Visit key={visit.roomUserId} visit={visit} />
                ))}
              </Box>
              <TablePagination
                component="div"
                count={pageInfo.total}
                page={page}
                rowsPerPage={size}
                rowsPerPageOptions={[...pageSize.choices]}
                labelRowsPerPage={translate('ra.navigation.page_rows_per_page')}
                labelDisplayedRows={({ from, to, count }) =>
                  translate('ra.navigation.page_range_info', {
                    offsetBegin: from,
                    offsetEnd: to,
                    total: count,
                  })
                }
                getItemAriaLabel={kind =>
                  translate(kind === 'next' ? 'ra.navigation.next' : 'ra.navigation.previous')
                }
                onPageChange={(_, next) => setPage(next)}
                onRowsPerPageChange={event => {
                  setSize(Number(event.target.value));
                  setPage(0);
                }}
              />
            </>
          )
        }
      </QueryState>
    </>
  );
}
