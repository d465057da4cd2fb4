import { Box, Checkbox, Typography } from '@mui/material';
import { useListContext, useTranslate, useTranslateLabel } from 'ra-core';
import type { MouseEvent } from 'react';
import { Link } from 'react-router';
import { DescriptionList } from '../../ui/DescriptionList.tsx';
import { ActionMenu } from '../actions/ActionMenu.tsx';
import { DisplayValue } from '../displays/DisplayValue.tsx';
import { columnsOf, isSelectable, type Column, type ListDefinition } from './definition.ts';
import { opensElsewhere } from './opensElsewhere.ts';
import { useBesideList } from './useBesideList.ts';
import { useFollow } from './useFollow.ts';

type RecordOf<T> = T & { id: string };

/** The list on a phone: a card a record, made of the same columns. */
export function CardList<T extends object>({ definition }: { definition: ListDefinition<T> }) {
  const { data } = useListContext<RecordOf<T>>();
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {data?.map(record => (
        <RecordCard<T> key={record.id} record={record} definition={definition} />
      ))}
    </Box>
  );
}

function RecordCard<T extends object>({
  record,
  definition,
}: {
  record: RecordOf<T>;
  definition: ListDefinition<T>;
}) {
  const translate = useTranslate();
  const translateLabel = useTranslateLabel();
  const besideList = useBesideList();
  const follow = useFollow();
  const { selectedIds, onToggleItem } = useListContext();
  const { recordLabel: nameOf, recordLink: opens, actions, resource } = definition;
  const columns = columnsOf(definition).filter(column => !column.hidden);
  const at = (place: Column['card']) => columns.filter(column => column.card === place);
  const show = (column: Column<T>) =>
    column.render ? (
      <column.render record={record} />
    ) : (
      <DisplayValue as={column.as ?? 'text'} value={record[column.source]} />
    );
  const details = at(undefined).filter(
    column => record[column.source] !== null && record[column.source] !== '',
  );
  const name = nameOf(record);

  return (
    <Box
      component="li"
      data-record={record.id}
      sx={{
        position: 'relative',
        display: 'flex',
        gap: 0.5,
        // The record's link covers the card; what else can be pressed is above it.
        '& :is(a, button, .MuiCheckbox-root):not([data-card-link])': { position: 'relative', zIndex: 1 },
        '&:has([data-card-link]:active)': { bgcolor: 'action.hover' },
        pl: isSelectable(definition) ? 1 : 1.5,
        pr: 1,
        py: 1.25,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      {isSelectable(definition) && (
        <Checkbox
          checked={selectedIds.includes(record.id)}
          onChange={() => onToggleItem(record.id)}
          slotProps={{ input: { 'aria-label': translate('list.selectRow', { name }) } }}
          sx={{ alignSelf: 'flex-start' }}
        />
      )}
      <Box sx={{ flex: 1, minWidth: 0, py: 0.5 }}>
        {at('title').map(column => (
          <Typography key={column.source} sx={{ fontWeight: 600 }}>
            {opens ? (
              <Box
                component={Link}
                to={besideList(opens(record))}
                onClick={(event: MouseEvent) => {
                  if (opensElsewhere(event)) return;
                  event.preventDefault();
                  follow(record.id, besideList(opens(record)));
                }}
                data-card-link
                sx={{
                  color: 'text.primary',
                  textDecoration: 'none',
                  '&::after': { content: '""', position: 'absolute', inset: 0 },
                }}
              >
                {show(column)}
              </Box>
            ) : (
              show(column)
            )}
          </Typography>
        ))}
        {at('subtitle').map(column => (
          <Typography key={column.source} variant="body2" color="text.secondary" noWrap>
            {show(column)}
          </Typography>
        ))}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, mt: 0.75 }}>
          {at('status').map(column => (
            <span key={column.source}>{show(column)}</span>
          ))}
        </Box>
        {details.length > 0 && (
          <DescriptionList
            layout="dense"
            mt={1}
            mb={0}
            facts={details.map(column => ({
              key: column.source,
              label: translateLabel({ source: column.source, resource }),
              value: show(column),
            }))}
          />
        )}
      </Box>
      {actions && (
        <Box sx={{ alignSelf: 'flex-start' }}>
          <ActionMenu record={record} name={name} actions={actions} />
        </Box>
      )}
    </Box>
  );
}
