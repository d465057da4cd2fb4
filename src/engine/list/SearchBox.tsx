import { MenuItem, Select } from '@mui/material';
import { useListFilterContext, useTranslate, useTranslateLabel } from 'ra-core';
import { SearchField } from '../../ui/SearchField.tsx';
import { useChangeFilters } from './turns/useChangeFilters.ts';

/** Searches a list, in all of some fields or in one. */
export function SearchBox({ fields, resource }: { fields: readonly string[]; resource: string }) {
  const translate = useTranslate();
  const translateLabel = useTranslateLabel();
  const { filterValues } = useListFilterContext();
  const changeFilters = useChangeFilters();
  const searchText = (filterValues.searchText as string | undefined) ?? '';
  const searchType = (filterValues.searchType as string | undefined) ?? 'all';

  const apply = (text: string, type = searchType) =>
    changeFilters(values => ({
      ...values,
      searchText: text,
      searchType: text === '' || type === 'all' ? undefined : type,
    }));

  return (
    <div className="search-box">
      <SearchField
        label={translate('list.search')}
        value={searchText}
        onSearch={apply}
        scope={
          <Select
            variant="standard"
            disableUnderline
            value={searchType}
            onChange={event => apply(searchText, event.target.value)}
            inputProps={{ 'aria-label': translate('list.searchIn') }}
            sx={{ ml: 1, fontSize: '0.8125rem', color: 'text.secondary' }}
          >
            {['all', ...fields].map(field => (
              <MenuItem key={field} value={field}>
                {field === 'all' ? translate('list.searchAll') : translateLabel({ source: field, resource })}
              </MenuItem>
            ))}
          </Select>
        }
      />
    </div>
  );
}
