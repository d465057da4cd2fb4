import { Button, Divider, ListItemText, ListSubheader, Menu, MenuItem } from '@mui/material';
import { Bookmark, BookmarkPlus } from 'lucide-react';
import {
  useListFilterContext,
  useListPaginationContext,
  useListSortContext,
  useResourceContext,
  useTranslate,
} from 'ra-core';
import { Suspense, useState } from 'react';
import type { ListName, SavedView } from '../../domain/entities/savedView.ts';
import { isFiltered } from './filters.ts';
import { useChangeFilters } from './turns/useChangeFilters.ts';
import { readQuery, writeQuery } from '../../hooks/savedQuery.ts';
import { useSavedViews } from '../../hooks/useSavedViews.ts';
import { lazyPart } from '../../ui/lazyPart.tsx';
import { ViewItem } from './views/ViewItem.tsx';

const SaveViewDialog = lazyPart(() => import('./views/SaveViewDialog.tsx'), 'SaveViewDialog');

/** The filters that were saved for this list, one's own and the academy's, and the way to save the current ones. */
export function SavedFilters() {
  const translate = useTranslate();
  const resource = useResourceContext() as ListName;
  const { views, save, remove } = useSavedViews(resource);
  const { filterValues } = useListFilterContext();
  const { sort, setSort } = useListSortContext();
  const { perPage, setPerPage } = useListPaginationContext();
  const changeFilters = useChangeFilters();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isNaming, setNaming] = useState(false);

  const apply = (view: SavedView) => {
    const query = readQuery(view.query);
    setAnchor(null);
    if (query === null) return;
    changeFilters(() => query.filter);
    if (query.sort) setSort(query.sort);
    if (query.perPage) setPerPage(query.perPage);
  };
  const group = (label: string, of: SavedView[]) =>
    of.length === 0
      ? []
      : [
          <ListSubheader key={label} disableSticky sx={{ lineHeight: 2.4, bgcolor: 'transparent' }}>
            {translate(label)}
          </ListSubheader>,
          ...of.map(view => (
            <ViewItem
              key={view.viewId}
              view={view}
              onChoose={() => apply(view)}
              onRemove={() => void remove.run({ params: { viewId: view.viewId } })}
            />
          )),
        ];

  return (
    <>
      <Button
        color="inherit"
        startIcon={<Bookmark size={16} aria-hidden />}
        aria-haspopup="menu"
        onClick={event => {
          SaveViewDialog.preload();
          setAnchor(event.currentTarget);
        }}
      >
        {translate('list.saved')}
      </Button>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {views.length === 0 && <MenuItem disabled>{translate('list.savedNone')}</MenuItem>}
        {group(
          'list.savedMine',
          views.filter(({ shared }) => !shared),
        )}
        {group(
          'list.savedShared',
          views.filter(({ shared }) => shared),
        )}
        <Divider component="li" role="presentation" />
        <MenuItem
          disabled={!isFiltered(filterValues)}
          onClick={() => {
            setAnchor(null);
            setNaming(true);
          }}
        >
          <BookmarkPlus size={16} aria-hidden />
          <ListItemText>{translate('list.saveCurrent')}</ListItemText>
        </MenuItem>
      </Menu>
      {isNaming && (
        <Suspense fallback={null}>
          <SaveViewDialog
            list={resource}
            query={writeQuery({ filter: filterValues, sort, perPage })}
            save={save}
            onClose={() => setNaming(false)}
          />
        </Suspense>
      )}
    </>
  );
}
