import { Box, TablePagination } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { contract } from '../../contract/index.ts';
import { useApi } from '../../dataProvider/useApi.ts';
import { limits } from '../../domain/limits.ts';
import { QueryState } from '../../engine/QueryState.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { SearchField } from '../../ui/SearchField.tsx';
import { JoinExport } from './JoinExport.tsx';
import { Visit } from './Visit.tsx';

const { pageSize } = limits;

/** Everyone who has been in a room, the latest first. */
export function JoinHistory({ roomId, roomName }: { roomId: string; roomName: string }) {
  const translate = useTranslate();
  const [page, setPage] = useState(0);
  const [size, setSize] = useState<number>(pageSize.default);
  const [text, setText] = useState('');
  const filter = text === '' ? {} : { searchText: text };
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
        <SearchField
          label={translate('rooms.joins.search')}
          value={text}
          onSearch={sought => {
            setText(sought);
            setPage(0);
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
              title={translate(text === '' ? 'rooms.joins.empty.title' : 'list.noMatch.title')}
              text={text === '' ? translate('rooms.joins.empty.text') : undefined}
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
