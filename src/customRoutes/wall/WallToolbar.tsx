import { Box, MenuItem, TextField, ToggleButton, ToggleButtonGroup, Tooltip } from '@mui/material';
import { LayoutGrid, ListChecks, Rows3 } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useSession } from '../../authProvider/session.ts';
import { contract } from '../../contract/index.ts';
import { useApi } from '../../dataProvider/useApi.ts';
import { limits } from '../../domain/limits.ts';
import { can } from '../../domain/permissions.ts';
import { useIsPhone } from '../../hooks/useIsPhone.ts';
import { useManagerChoices } from '../../hooks/useManagerChoices.ts';
import { useCountText } from '../../engine/list/useCountText.ts';
import { SheetOfFilters } from '../../ui/SheetOfFilters.tsx';
import { SearchField } from '../../ui/SearchField.tsx';
import type { WallParams } from './useWallParams.ts';
import type { WallSelection } from './useWallSelection.ts';
import { wallOrders } from './wallState.ts';

const views = { tiles: LayoutGrid, list: Rows3 } as const;
const orders = Object.keys(wallOrders);

interface Props {
  params: WallParams;
  selection: WallSelection;
  /** How many students are shown. */
  shown: number;
}

/** What of the wall is shown, in which order and how. */
export function WallToolbar({ params, selection, shown }: Props) {
  const translate = useTranslate();
  const { session } = useSession();
  const isPhone = useIsPhone();
  const countText = useCountText('students');
  const { text, roomId, managerId, order, view, set } = params;
  const mayRooms = can(session, contract.rooms.active.access);
  const mayManagers = can(session, contract.managers.choices.access);
  const rooms = useApi(
    contract.rooms.active,
    { query: { size: limits.pageSize.max, sort: ['name,asc'] } },
    { enabled: mayRooms, staleTime: 30_000 },
  );
  const managers = useManagerChoices(mayManagers);
  const choose = (
    key: 'room' | 'manager',
    value: string | null,
    options: readonly { id: string; name: string }[] | undefined,
  ) => (
    <TextField
      select
      key={key}
      value={options?.some(({ id }) => id === value) ? value : ''}
      onChange={event => set({ [key]: event.target.value })}
      sx={{ width: { xs: '100%', sm: 160 } }}
      slotProps={{
        select: {
          displayEmpty: true,
          inputProps: { 'aria-label': translate(`wall.${key}`) },
          renderValue: chosen =>
            options?.find(({ id }) => id === chosen)?.name ??
            `${translate(`wall.${key}`)} · ${translate('wall.all')}`,
        },
      }}
    >
      <MenuItem value="">{translate('wall.all')}</MenuItem>
      {options?.map(({ id, name }) => (
        <MenuItem key={id} value={id}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
  const filters = (
    <>
      {mayRooms &&
        choose(
          'room',
          roomId,
          rooms.data?.content.map(room => ({ id: room.roomId, name: room.name })),
        )}
      {mayManagers && choose('manager', managerId, managers)}
    </>
  );
  const viewChoice = (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={view}
      aria-label={translate('wall.view.label')}
      onChange={(_, next: string | null) => next && set({ view: next === 'tiles' ? null : next })}
    >
      {(Object.keys(views) as (keyof typeof views)[]).map(each => {
        const Picture = views[each];
        return (
          <ToggleButton key={each} value={each} aria-label={translate(`wall.view.${each}`)} sx={{ px: 1.25 }}>
            <Tooltip title={translate(`wall.view.${each}`)}>
              <Picture size={18} aria-hidden />
            </Tooltip>
          </ToggleButton>
        );
      })}
    </ToggleButtonGroup>
  );
  return (
    <Box role="search" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2, alignItems: 'center' }}>
      <SearchField
        label={translate('wall.search')}
        value={text}
        onSearch={name => set({ name })}
        isLocal
        sx={{ flex: { xs: '1 1 160px', sm: 'none' }, width: { sm: 220 } }}
      />
      {isPhone && viewChoice}
      {isPhone ? (
        <SheetOfFilters
          chosen={[roomId, managerId].filter(Boolean).length}
          onClear={() => set({ room: null, manager: null })}
          found={countText(shown)}
        >
          <Box sx={{ display: 'grid', gap: 2, p: 1 }}>{filters}</Box>
        </SheetOfFilters>
      ) : (
        filters
      )}
      <Box sx={{ flex: 1, display: { xs: 'none', sm: 'block' } }} />
      <ToggleButton
        value="select"
        size="small"
        selected={selection.chosen !== null}
        onChange={selection.chosen === null ? selection.begin : selection.end}
        sx={{ px: 1.5, gap: 0.75, textTransform: 'none' }}
      >
        <ListChecks size={18} aria-hidden />
        {translate('wall.selection.begin')}
      </ToggleButton>
      <TextField
        select
        value={order}
        onChange={event => set({ order: event.target.value === orders[0] ? null : event.target.value })}
        sx={{ width: { xs: 'auto', sm: 190 }, flex: { xs: '1 1 130px', sm: 'none' } }}
        slotProps={{ select: { inputProps: { 'aria-label': translate('wall.sort.label') } } }}
      >
        {orders.map(each => (
          <MenuItem key={each} value={each}>
            {translate(`wall.sort.${each}`)}
          </MenuItem>
        ))}
      </TextField>
      {!isPhone && viewChoice}
    </Box>
  );
}
