import { Divider, ListItemText, Menu, MenuItem } from '@mui/material';
import { Check } from 'lucide-react';
import { useListFilterContext, useTranslate } from 'ra-core';
import { Link } from 'react-router';
import { scheduledScreenNames } from '../../domain/scheduledExports.ts';
import type { ListDefinition } from '../list/definition.ts';
import { schedulePath } from './schedulePath.ts';
import { exportChoices, listFormats, useExportColumns } from './useExportColumns.ts';
import { useMaySchedule } from './useMaySchedule.ts';

interface Props {
  definition: ListDefinition;
  anchor: HTMLElement;
  onClose: () => void;
}

/** Which columns the files of lists have, in which format they are, and having them sent by email. */
export function ExportMenu({ definition, anchor, onClose }: Props) {
  const translate = useTranslate();
  const { columns, choice, choose, format, chooseFormat } = useExportColumns(definition);
  const { managerId, searchText } = useListFilterContext().filterValues as Record<string, string | undefined>;
  const maySchedule = useMaySchedule();
  const scheduled = scheduledScreenNames.find(name => name === definition.exports?.screen);
  const item = (key: string, isChosen: boolean, text: string, onChoose: () => void) => (
    <MenuItem
      key={key}
      role="menuitemradio"
      aria-checked={isChosen}
      selected={isChosen}
      onClick={() => {
        onChoose();
        onClose();
      }}
    >
      <ListItemText>{text}</ListItemText>
      <Check size={16} aria-hidden style={{ marginLeft: 12, opacity: isChosen ? 1 : 0 }} />
    </MenuItem>
  );
  return (
    <Menu open anchorEl={anchor} onClose={onClose}>
      {exportChoices.map(each =>
        item(
          each,
          each === choice,
          translate(`list.exportColumns.${each}`, { count: columns[each].length }),
          () => choose(each),
        ),
      )}
      <Divider />
      {listFormats.map(each =>
        item(each, each === format, translate(`exporting.formats.${each}`), () => chooseFormat(each)),
      )}
      {scheduled &&
        maySchedule && [
          <Divider key="divider" />,
          <MenuItem
            key="schedule"
            component={Link}
            to={schedulePath({ screen: scheduled, filters: { managerId, searchText } })}
          >
            {translate('exports.byEmail')}
          </MenuItem>,
        ]}
    </Menu>
  );
}
