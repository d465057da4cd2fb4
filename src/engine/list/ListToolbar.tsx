import { Box, Button, type Theme } from '@mui/material';
import { useListFilterContext, useTranslate } from 'ra-core';
import { Suspense } from 'react';
import { useIsPhone } from '../../hooks/useIsPhone.ts';
import { size } from '../../theme/density.ts';
import { ColumnsButton } from './ColumnsButton.tsx';
import { studyDaysOf, type ListDefinition } from './definition.ts';
import { ListPeriod } from '../period/ListPeriod.tsx';
import { FilterButton } from './FilterButton.tsx';
import { isFiltered, filtersOf } from './filters.ts';
import { SavedFilters } from './SavedFilters.tsx';
import { SearchBox } from './SearchBox.tsx';
import { useChangeFilters } from './turns/useChangeFilters.ts';
import { lazyPart } from '../../ui/lazyPart.tsx';

// Tables are sorted by their headers, and wide toolbars have a button for each filter.
const FilterSheet = lazyPart(() => import('./FilterSheet.tsx'), 'FilterSheet');
const SortMenu = lazyPart(() => import('./SortMenu.tsx'), 'SortMenu');

/** One style sheet for the toolbar, where each of its parts would ask for one of its own. */
const styles = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  // On phones the rows of buttons break alike in the system's font and in the web font.
  gap: { xs: 0.75, sm: 1 },
  p: 1.5,
  borderBottom: 1,
  borderColor: 'divider',
  '& .MuiButton-root': ({ breakpoints }: Theme) => ({ [breakpoints.down('sm')]: { paddingInline: '6px' } }),
  '& .MuiButton-startIcon': { marginLeft: { xs: 0, sm: -0.5 } },
  '& > .search-box': { flex: { xs: '1 1 100%', sm: '0 1 260px' } },
  '& > .arranged': { display: 'flex', gap: { xs: 0.75, sm: 1 }, ml: { sm: 'auto' } },
} as const;

/** Search and filters on the left, what a person arranges for themselves on the right. */
export function ListToolbar<T>({ definition }: { definition: ListDefinition<T> }) {
  const translate = useTranslate();
  const isPhone = useIsPhone();
  const { filterValues } = useListFilterContext();
  const changeFilters = useChangeFilters();
  const days = studyDaysOf(definition);
  const filters = filtersOf(definition);
  const hasFilters = filters.length > 0 || definition.search !== undefined || days !== undefined;
  return (
    <Box role="search" sx={styles}>
      {days && !days.fixed && <ListPeriod period={days} />}
      {definition.search && <SearchBox fields={definition.search} resource={definition.resource} />}
      {isPhone && filters.length > 0 && (
        <Suspense fallback={<Box sx={{ width: 88, height: size.control }} />}>
          <FilterSheet definition={definition as ListDefinition<unknown>} />
        </Suspense>
      )}
      {!isPhone &&
        filters.map(filter => (
          <FilterButton key={filter.source} filter={filter} resource={definition.resource} />
        ))}
      {isFiltered(filterValues) && (
        <Button color="inherit" onClick={() => changeFilters(() => ({}))} sx={{ color: 'text.secondary' }}>
          {translate('list.clearFilters')}
        </Button>
      )}
      <div className="arranged">
        {hasFilters && <SavedFilters />}
        {isPhone && (
          <Suspense fallback={<Box sx={{ width: 72, height: size.control }} />}>
            <SortMenu definition={definition as ListDefinition<unknown>} />
          </Suspense>
        )}
        {!isPhone && <ColumnsButton definition={definition} />}
      </div>
    </Box>
  );
}
