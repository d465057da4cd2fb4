import { Divider, ListItemText, Menu, MenuItem } from '@mui/material';
import { Check } from 'lucide-react';
import { useTranslate } from 'ra-core';
import type { ListDefinition } from '../list/definition.ts';
import { exportChoices, listFormats, useExportColumns } from './useExportColumns.ts';

interface Props {
  definition: ListDefinition;
  anchor: HTMLElement;
  onClose: () => void;
}

/** Which columns the files of lists have, and in which format they are. */
export function ExportMenu({ definition, anchor, onClose }: Props) {
  const translate = useTranslate();
  const { columns, choice, choose, format, chooseFormat } = useExportColumns(definition);
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
    </Menu>
  );
}
