import { Card } from '@mui/material';
import { ListBase, ResourceContextProvider, useListContext, useTranslate } from 'ra-core';
import { Suspense, useCallback, useMemo, type ComponentType, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { limits } from '../../domain/limits.ts';
import { lazyPart } from '../../ui/lazyPart.tsx';
import { SkipLink } from '../../ui/SkipLink.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import type { ScreenName } from '../../screens.ts';
import { useOpenActions } from '../actions/useOpenActions.ts';
import { ExportButton } from '../export/ExportButton.tsx';
import { usePeriodMeta } from '../period/usePeriodMeta.ts';
import { studyDaysOf, type ListDefinition } from './definition.ts';
import { ListContent } from './ListContent.tsx';
import { ListPagination } from './ListPagination.tsx';
import { ListToolbar } from './ListToolbar.tsx';
import { OpenRecord, type PanelProps } from './OpenRecord.tsx';
import { readableSearch } from './readableSearch.ts';
import { LazySelectionBar } from './LazySelectionBar.tsx';
import { Previews } from './preview/Previews.tsx';
import { StorePlace } from './steps/StorePlace.tsx';
import { useRowKeys } from './useRowKeys.ts';
import { FilterTurns } from './turns/FilterTurns.tsx';
import { useCountText } from './useCountText.ts';
import { useDayStart } from '../../clock/useDayStart.ts';

// Most lists are seen without an open record.
const PanelSteps = lazyPart(() => import('./steps/PanelSteps.tsx'), 'PanelSteps');

/** How often a list of the running day is refetched. */
const freshMs = 30_000;

interface Props<T> {
  definition: ListDefinition<T>;
  screen: ScreenName;
  /** Where the list's own words are: its `caption`, and `empty` for one that never had a record. */
  i18nPrefix: string;
  /** Buttons next to the title and in an empty list, such as the way to add records. */
  actions?: ReactNode;
  /** What opens next to the list when the address names a record (`pathOfRecord`). */
  Panel?: ComponentType<PanelProps>;
}

/** A whole list screen from its definition. Page, order, filters, search and the open record live in the address. */
export function ListScreen<T extends object>({
  definition: whole,
  screen,
  i18nPrefix: words,
  actions,
  Panel,
}: Props<T>) {
  const { resource, sort } = whole;
  const period = studyDaysOf(whole);
  const open = useOpenActions(resource, whole.actions);
  // Where there is nothing to do, there is nothing to select.
  const isActing = open.length > 0;
  const definition = useMemo(
    () => ({ ...whole, actions: isActing ? whole.actions : undefined }) as ListDefinition<T>,
    [whole, isActing],
  );
  const translate = useTranslate();
  const dayStart = useDayStart();
  const meta = usePeriodMeta(period);
  const { list: rows, focusRow, focusedRow } = useRowKeys();
  const Steps = useCallback(
    ({ id }: { id: string }) => (
      <Suspense>
        <PanelSteps definition={whole as never} screen={screen} id={id} meta={meta} />
      </Suspense>
    ),
    [whole, screen, meta],
  );
  const { search } = useLocation();
  const readable = readableSearch(search, whole);
  if (readable !== null) return <Navigate replace to={{ search: readable }} />;
  const content = <ListContent definition={definition} words={words} actions={actions} />;
  return (
    <ResourceContextProvider value={resource}>
      <ListBase
        perPage={limits.pageSize.default}
        sort={sort}
        disableAuthentication
        // Filters by days are not stored from one visit to the next.
        {...(period ? { storeKey: false } : {})}
        queryOptions={{
          placeholderData: before => before,
          // The list itself says what failed, where its records are or would be.
          onError: () => {},
          ...(period ? { meta, enabled: meta !== undefined } : {}),
          ...(period?.fixed ? { refetchInterval: freshMs } : {}),
        }}
      >
        <FilterTurns>
          <SkipLink label={translate('list.skipToRows')} onSkip={() => focusRow(0)} />
          <PageHeader
            screen={screen}
            caption={translate(`${words}.caption`, dayStart)}
            badge={<Total resource={resource} />}
            actions={
              <>
                {definition.exports && <ExportButton definition={definition} />}
                {actions}
              </>
            }
          />
          {definition.header && <definition.header />}
          <Card component="section" ref={rows}>
            <ListToolbar definition={definition} />
            {Panel || !whole.recordLink ? (
              content
            ) : (
              <Previews definition={definition} focusedRow={focusedRow} focusRow={focusRow}>
                {content}
              </Previews>
            )}
            <ListPagination />
          </Card>
          <LazySelectionBar definition={definition} />
        </FilterTurns>
        <div style={{ height: 72 }} aria-hidden />
        <StorePlace screen={screen} meta={meta} />
        {Panel && <OpenRecord Panel={Panel} Steps={Steps} />}
      </ListBase>
    </ResourceContextProvider>
  );
}

function Total({ resource }: { resource: string }) {
  const translate = useTranslate();
  const countText = useCountText(resource);
  const { total } = useListContext();
  return total === undefined ? null : <>{translate('list.total', { count: countText(total) })}</>;
}
