import { Box, Card } from '@mui/material';
import { ListBase, ResourceContextProvider, useListContext, useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { limits } from '../../domain/limits.ts';
import { PageHeader } from '../../layout/PageHeader.tsx';
import type { ScreenName } from '../../screens.ts';
import { ExportButton } from '../export/ExportButton.tsx';
import { usePeriodMeta } from '../period/usePeriodMeta.ts';
import type { ListDefinition } from './definition.ts';
import { ListContent } from './ListContent.tsx';
import { ListPagination } from './ListPagination.tsx';
import { ListToolbar } from './ListToolbar.tsx';
import { SelectionBar } from './SelectionBar.tsx';
import { FilterTurns } from './turns/FilterTurns.tsx';
import { useCountText } from './useCountText.ts';

/** How often a list of the running day is read anew. */
const freshMs = 30_000;

interface Props<T> {
  definition: ListDefinition<T>;
  screen: ScreenName;
  /** Buttons beside the title, such as the way to add records. */
  actions?: ReactNode;
  /** What stands in the place of a list that never had a record. */
  empty?: ReactNode;
  caption?: string;
}

/** A whole list screen from its definition. Page, order, filters and search live in the address. */
export function ListScreen<T extends object>({ definition, screen, actions, empty, caption }: Props<T>) {
  const { resource, sort, period } = definition;
  const meta = usePeriodMeta(period);
  return (
    <ResourceContextProvider value={resource}>
      <ListBase
        perPage={limits.pageSize.default}
        sort={sort}
        disableAuthentication
        // Days go by: a list of them is not kept from one visit to the next.
        {...(period ? { storeKey: false } : {})}
        queryOptions={{
          placeholderData: before => before,
          ...(period ? { meta, enabled: meta !== undefined } : {}),
          ...(period?.fixed ? { refetchInterval: freshMs } : {}),
        }}
      >
        <FilterTurns>
          <PageHeader
            screen={screen}
            caption={caption}
            badge={<Total resource={resource} />}
            actions={
              <>
                {definition.exports && <ExportButton definition={definition} />}
                {actions}
              </>
            }
          />
          {definition.above && <definition.above />}
          <Card component="section">
            <ListToolbar definition={definition} />
            <ListContent definition={definition} empty={empty} />
            <ListPagination />
          </Card>
          <SelectionBar definition={definition} />
        </FilterTurns>
        <Box sx={{ height: 72 }} aria-hidden />
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
