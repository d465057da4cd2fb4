import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Divider,
  IconButton,
  ListItemText,
  Menu,
  MenuItem,
  TextField,
} from '@mui/material';
import { Bookmark, BookmarkPlus, X } from 'lucide-react';
import {
  extractValidSavedQueries,
  useListContext,
  useResourceContext,
  useSavedQueries,
  useTranslate,
} from 'ra-core';
import { useState, type FormEvent } from 'react';
import { useGuardedClose } from '../../unsaved/useGuardedClose.ts';
import { isFiltered } from './filters.ts';
import { useChangeFilters } from './turns/useChangeFilters.ts';

/** The filters that a person has saved for this list, and the way to save the current ones. */
export function SavedFilters() {
  const translate = useTranslate();
  const resource = useResourceContext()!;
  const [saved, setSaved] = useSavedQueries(resource);
  const { filterValues, displayedFilters, sort, perPage, setSort, setPerPage } = useListContext();
  const changeFilters = useChangeFilters();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isNaming, setNaming] = useState(false);
  const queries = extractValidSavedQueries(saved);

  const save = (name: string) => {
    setSaved([
      ...queries.filter(query => query.label !== name),
      { label: name, value: { filter: filterValues, displayedFilters, sort, perPage } },
    ]);
    setNaming(false);
  };

  return (
    <>
      <Button
        color="inherit"
        startIcon={<Bookmark size={16} aria-hidden />}
        aria-haspopup="menu"
        onClick={event => setAnchor(event.currentTarget)}
      >
        {translate('list.saved')}
      </Button>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {queries.length === 0 && <MenuItem disabled>{translate('list.savedNone')}</MenuItem>}
        {queries.map(query => (
          <MenuItem
            key={query.label}
            onClick={() => {
              changeFilters(() => query.value.filter ?? {});
              if (query.value.sort) setSort(query.value.sort);
              if (query.value.perPage) setPerPage(query.value.perPage);
              setAnchor(null);
            }}
          >
            <ListItemText>{query.label}</ListItemText>
            <IconButton
              size="small"
              edge="end"
              aria-label={translate('list.removeSaved', { name: query.label })}
              onClick={event => {
                event.stopPropagation();
                setSaved(queries.filter(each => each.label !== query.label));
              }}
            >
              <X size={14} aria-hidden />
            </IconButton>
          </MenuItem>
        ))}
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
      {isNaming && <NameDialog onSave={save} onClose={() => setNaming(false)} />}
    </>
  );
}

function NameDialog({ onSave, onClose }: { onSave: (name: string) => void; onClose: () => void }) {
  const translate = useTranslate();
  const [name, setName] = useState('');
  const { close } = useGuardedClose(name !== '', onClose);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim()) onSave(name.trim());
  };
  return (
    <Dialog open onClose={close} aria-labelledby="save-filter" maxWidth="xs" fullWidth>
      <form onSubmit={submit}>
        <DialogTitle id="save-filter">{translate('list.saveTitle')}</DialogTitle>
        <DialogContent>
          <TextField
            autoFocus
            required
            label={translate('list.saveName')}
            value={name}
            onChange={event => setName(event.target.value)}
            slotProps={{ htmlInput: { maxLength: 50 } }}
            sx={{ mt: 1 }}
          />
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={close}>
            {translate('app.cancel')}
          </Button>
          <Button type="submit" variant="contained" disabled={!name.trim()}>
            {translate('app.save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
