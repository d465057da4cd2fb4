import { Box, Checkbox, IconButton, Typography } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { ChevronDown } from 'lucide-react';
import { useListContext, useTranslate, useTranslateLabel } from 'ra-core';
import { Fragment, useState, type MouseEvent } from 'react';
import { Link } from 'react-router';
import { DescriptionList } from '../../ui/DescriptionList.tsx';
import { ActionMenu } from '../actions/ActionMenu.tsx';
import { DisplayValue } from '../displays/DisplayValue.tsx';
import { columnsOf, isSelectable, type Column, type ListDefinition } from './definition.ts';
import { opensElsewhere } from '../../ui/opensElsewhere.ts';
import { useBesideList } from './useBesideList.ts';
import { useFollow } from './useFollow.ts';

type RecordOf<T> = T & { id: string };

const line = { display: 'flex', alignItems: 'center', gap: 1 } as const;

/** The list on a phone: a card of two lines a record, made of the same columns; those without a place unfold. */
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
  const [isUnfolded, setUnfolded] = useState(false);
  const { selectedIds, onToggleItem } = useListContext();
  const { recordLabel: nameOf, recordLink: opens, actions, resource } = definition;
  const columns = columnsOf(definition).filter(column => !column.hidden);
  const at = (...places: Column['card'][]) =>
    columns.filter(
      ({ card, source }) =>
        places.includes(card) &&
        record[source] !== null &&
        record[source] !== undefined &&
        record[source] !== '',
    );
  const labelOf = ({ source }: Column<T>) => translateLabel({ source, resource });
  const show = (column: Column<T>) =>
    column.render ? (
      <column.render record={record} />
    ) : (
      <DisplayValue as={column.as ?? 'text'} value={record[column.source]} />
    );
  /** Without its name for those who see it, as the place says what it is. */
  const showNamed = (column: Column<T>) => (
    <>
      <span style={visuallyHidden}>{labelOf(column)} </span>
      {show(column)}
    </>
  );
  const showAtEnd = (column: Column<T>) => (
    <Typography
      key={column.source}
      variant="body2"
      component="div"
      sx={{
        flex: 'none',
        ml: 'auto',
        textAlign: 'end',
        '& > span:not(.status-chip)': { alignItems: 'flex-end', '--lines-align': 'flex-end' },
      }}
    >
      {showNamed(column)}
    </Typography>
  );
  const details = at(undefined);
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
        py: 0.75,
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
      <Box sx={{ flex: 1, minWidth: 0, py: 0.75 }}>
        <Box sx={line}>
          <Typography component="div" sx={{ flex: 1, minWidth: 0, fontWeight: 600 }}>
            {at('title').map(column =>
              opens ? (
                <Box
                  key={column.source}
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
                <Fragment key={column.source}>{show(column)}</Fragment>
              ),
            )}
          </Typography>
          {at('status').map(showAtEnd)}
        </Box>
        {/* What is at the end goes below where it would leave too little room for the rest. */}
        <Box sx={{ ...line, flexWrap: 'wrap', rowGap: 0.25, mt: 0.25, alignItems: 'start' }}>
          <Typography
            variant="body2"
            component="div"
            color="text.secondary"
            noWrap={!isUnfolded}
            sx={{ flex: '1 1 55%', minWidth: 0 }}
          >
            {[...at('line'), ...at('subtitle')].map((column, index) => (
              <Fragment key={column.source}>
                {index > 0 && ' · '}
                {column.card === 'line' ? showNamed(column) : show(column)}
              </Fragment>
            ))}
          </Typography>
          {at('side').map(showAtEnd)}
        </Box>
        {isUnfolded && (
          <DescriptionList
            layout="dense"
            mt={1}
            mb={0}
            facts={details.map(column => ({
              key: column.source,
              label: labelOf(column),
              value: show(column),
            }))}
          />
        )}
      </Box>
      <Box sx={{ display: 'flex', flexDirection: 'column', alignItems: 'center' }}>
        {actions && <ActionMenu record={record} name={name} actions={actions} />}
        {details.length > 0 && (
          <IconButton
            size="small"
            aria-label={translate('list.cardDetails', { name })}
            aria-expanded={isUnfolded}
            onClick={() => setUnfolded(!isUnfolded)}
          >
            <ChevronDown size={17} aria-hidden style={{ rotate: isUnfolded ? '180deg' : '0deg' }} />
          </IconButton>
        )}
      </Box>
    </Box>
  );
}
