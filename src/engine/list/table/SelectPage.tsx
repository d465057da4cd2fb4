import {
  useDataTableCallbacksContext,
  useDataTableDataContext,
  useDataTableSelectedIdsContext,
  useTranslate,
} from 'ra-core';

/** Selects all rows of the page, or none of them; what is selected on other pages stays. */
export function SelectPage() {
  const translate = useTranslate();
  const here = useDataTableDataContext()?.map(({ id }) => id) ?? [];
  const selected = useDataTableSelectedIdsContext() ?? [];
  const { onSelect } = useDataTableCallbacksContext();
  const added = here.filter(id => !selected.includes(id));
  const isSome = added.length > 0 && added.length < here.length;
  return (
    <input
      type="checkbox"
      aria-label={translate('ra.action.select_all')}
      // React has no attribute for it.
      ref={input => {
        if (input) input.indeterminate = isSome;
      }}
      checked={here.length > 0 && added.length === 0}
      onChange={({ target }) =>
        onSelect?.(target.checked ? [...selected, ...added] : selected.filter(id => !here.includes(id)))
      }
    />
  );
}
