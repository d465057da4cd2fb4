import {
  useDataTableCallbacksContext,
  useDataTableDataContext,
  useDataTableSelectedIdsContext,
  useEvent,
} from 'ra-core';
import { use, useCallback, useDeferredValue, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Action } from '../../actions/action.ts';
import { confirmation } from '../../actions/confirmation.ts';
import { RecordMenu } from '../../actions/RecordMenu.tsx';
import { useOpenActions } from '../../actions/useOpenActions.ts';
import { isSelectable, type ListDefinition } from '../definition.ts';
import { useBesideList } from '../useBesideList.ts';
import { useFollow } from '../useFollow.ts';
import type { TableColumn } from './folded.ts';
import { ListRow, type RowRecord } from './ListRow.tsx';
import { PreviewContext } from '../preview/PreviewContext.ts';

interface Props {
  definition: ListDefinition<never>;
  /** Those of the head. */
  columns: readonly TableColumn[];
  hasMenus: boolean;
}

/** How many rows are marked together with the box that was pressed. */
const few = 25;

/**
 * The selected records, for their rows. Where many are selected at once, the box that was pressed and the bar of what can be done
 * come first and the rows follow, for a hundred of them take longer than a press may.
 */
function useFollowingSelection() {
  const selectedIds = useDataTableSelectedIdsContext();
  const before = useDeferredValue(selectedIds);
  const isMany = Math.abs((selectedIds?.length ?? 0) - (before?.length ?? 0)) > few;
  return isMany ? before : selectedIds;
}

/** The rows of a list's table. */
export function ListRows({ definition, columns, hasMenus }: Props) {
  const { actions, recordLabel, recordLink, resource } = definition;
  const data = useDataTableDataContext<RowRecord>();
  const selectedIds = useFollowingSelection();
  const { handleToggleItem } = useDataTableCallbacksContext();
  const followLink = useFollow();
  const besideList = useBesideList();
  const open = useOpenActions(resource, actions as readonly Action<never>[] | undefined);
  const onPreview = use(PreviewContext);
  const [menu, setMenu] = useState<{ record: RowRecord; anchor: HTMLElement } | null>(null);

  const selected = useMemo(() => new Set(selectedIds), [selectedIds]);
  const offered = (record: RowRecord) => open.filter(action => action.appliesTo?.(record as never) ?? true);
  const toggle = useCallback(
    (id: string, event: MouseEvent) => handleToggleItem?.(id, event),
    [handleToggleItem],
  );
  const linkOf = (record: RowRecord) => recordLink && besideList(recordLink(record as never));
  const follow = useEvent((record: RowRecord) => followLink(record.id, linkOf(record)!));
  const openMenu = useEvent((record: RowRecord, anchor: HTMLElement) => {
    confirmation.preload(open);
    setMenu({ record, anchor });
  });

  const body = useRef<HTMLTableSectionElement>(null);
  const laidOut = useRef<typeof data>(undefined);
  // Part of a frame's work is done in the task that renders the rows, or the frame would take too long: the styles of the first rows, and the
  // whole layout of others, of which there may be a hundred.
  useLayoutEffect(() => {
    if (body.current === null || laidOut.current === data) return;
    if (laidOut.current === undefined) void getComputedStyle(body.current).color;
    else body.current.getBoundingClientRect();
    laidOut.current = data;
  }, [data]);

  return (
    <tbody ref={body}>
      {data?.map(record => (
        <ListRow
          key={record.id}
          record={record}
          columns={columns}
          label={recordLabel(record as never)}
          to={linkOf(record)}
          isSelected={selected.has(record.id)}
          onToggle={isSelectable(definition) ? toggle : null}
          onOpen={recordLink ? follow : null}
          onPreview={onPreview}
          onMenu={hasMenus ? openMenu : null}
          hasActions={offered(record).length > 0}
        />
      ))}
      {menu &&
        // Its dialogs are no part of a table.
        createPortal(
          <RecordMenu<RowRecord>
            record={menu.record}
            actions={offered(menu.record) as readonly Action<never>[] as readonly Action<RowRecord>[]}
            anchor={menu.anchor}
            onClose={() => setMenu(null)}
          />,
          document.body,
        )}
    </tbody>
  );
}
