import { Button, Card, GlobalStyles } from '@mui/material';
import { Maximize, Minimize } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { Suspense, useCallback } from 'react';
import type { PageQueries } from '../../engine/pageQueries.ts';
import { QueryState } from '../../engine/QueryState.tsx';
import { LiveArea } from '../../ui/LiveArea.tsx';
import { LiveMark } from '../../ui/LiveMark.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { StudentPanel } from './StudentPanel.tsx';
import { kioskScale, rowHeights, tileSize } from './styles.ts';
import { kioskStyles, useKiosk } from './useKiosk.ts';
import { StudentRow } from './StudentRow.tsx';
import { StudentTile } from './StudentTile.tsx';
import { useWall, wallCalls } from './useWall.ts';
import { readWallParams, useWallParams } from './useWallParams.ts';
import { useWallSelection } from './useWallSelection.ts';
import { VirtualWall } from './VirtualWall.tsx';
import { WallListHead } from './WallListHead.tsx';
import { WallSummary } from './WallSummary.tsx';
import { WallToolbar } from './WallToolbar.tsx';
import { useRowHeight } from '../../ui/useRowHeight.ts';
import { useDayStart } from '../../clock/useDayStart.ts';
import { lazyPart } from '../../ui/lazyPart.tsx';
import { SkeletonGroup } from '../../ui/SkeletonGroup.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';

const WallSelectionBar = lazyPart(() => import('./WallSelectionBar.tsx'), 'WallSelectionBar');

/** `/study/status`: who studies now, on a wall that is looked at all day. */
export function WallPage() {
  const translate = useTranslate();
  const dayStart = useDayStart();
  const params = useWallParams();
  const { students, count, shown } = useWall(params);
  // Tiles are drawn again when their student changes, so that what else they are given must stay the same.
  const { set } = params;
  const selection = useWallSelection();
  const { chosen, toggle } = selection;
  const isSelecting = chosen !== null;
  const open = useCallback(
    (userId: string) => (isSelecting ? toggle(userId) : set({ student: userId })),
    [isSelecting, toggle, set],
  );
  const clear = () => set({ state: null, name: null, room: null, manager: null });
  const kiosk = useKiosk();
  const rowHeight = useRowHeight(rowHeights);
  const scale = kiosk.isOn ? kioskScale : 1;
  const turns = kiosk.isOn && !isSelecting && params.student === null;
  const isByRoom = params.order === 'room';
  const label = translate('wall.list');

  return (
    <>
      {kiosk.isOn && <GlobalStyles styles={kioskStyles} />}
      <PageHeader
        screen="studyStatus"
        caption={translate('wall.caption', dayStart)}
        badge={<LiveMark />}
        actions={
          kiosk.isOffered && (
            <Button
              variant="outlined"
              color="inherit"
              startIcon={kiosk.isOn ? <Minimize aria-hidden /> : <Maximize aria-hidden />}
              onClick={kiosk.toggle}
            >
              {translate(`wall.fullScreen.${kiosk.isOn ? 'leave' : 'enter'}`)}
            </Button>
          )
        }
      />
      <LiveArea>
        <WallSummary query={count} params={params} />
      </LiveArea>
      <WallToolbar params={params} selection={selection} shown={shown.length} />
      <LiveArea>
        <QueryState query={students} skeleton={<WallSkeleton />}>
          {({ content }) =>
            content.length === 0 && !params.roomId && !params.managerId ? (
              <Card>
                <EmptyState
                  size="part"
                  tone="accent"
                  drawing="room"
                  title={translate('wall.empty.title')}
                  text={translate('wall.empty.text')}
                />
              </Card>
            ) : shown.length === 0 ? (
              <Card>
                <EmptyState
                  size="part"
                  tone="neutral"
                  title={translate('list.noMatch.title')}
                  text={translate('list.noMatch.text')}
                  actions={
                    <Button variant="outlined" color="inherit" onClick={clear}>
                      {translate('list.clearFilters')}
                    </Button>
                  }
                />
              </Card>
            ) : params.view === 'tiles' ? (
              <VirtualWall
                key="tiles"
                students={shown}
                onOpen={open}
                chosen={chosen}
                as={StudentTile}
                label={label}
                isByRoom={isByRoom}
                turns={turns}
                gap={tileSize.gap}
                minWidth={tileSize.minWidth * scale}
                height={kiosk.isOn ? tileSize.kioskHeight : tileSize.height}
              />
            ) : (
              <Card>
                <WallListHead />
                <VirtualWall
                  key="list"
                  students={shown}
                  onOpen={open}
                  chosen={chosen}
                  as={StudentRow}
                  label={label}
                  isByRoom={isByRoom}
                  turns={turns}
                  height={rowHeight * scale}
                  gap={0}
                />
              </Card>
            )
          }
        </QueryState>
      </LiveArea>
      {isSelecting && (
        <Suspense fallback={null}>
          <WallSelectionBar students={shown} selection={selection} />
        </Suspense>
      )}
      {params.student && students.data && (
        <StudentPanel
          student={students.data.content.find(({ userId }) => userId === params.student)}
          onClose={() => set({ student: null })}
        />
      )}
    </>
  );
}

const queries: PageQueries = async ({ params }) => wallCalls(readWallParams(params));
WallPage.queries = queries;

function WallSkeleton() {
  return (
    <SkeletonGroup
      sx={{
        display: 'grid',
        gap: `${tileSize.gap}px`,
        gridTemplateColumns: `repeat(auto-fill, minmax(${tileSize.minWidth}px, 1fr))`,
      }}
    >
      {Array.from({ length: 12 }, (_, index) => (
        <Skeleton key={index} variant="rounded" height={tileSize.height} style={{ borderRadius: 14 }} />
      ))}
    </SkeletonGroup>
  );
}
