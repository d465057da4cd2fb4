import { useListFilterContext, useTranslate } from 'ra-core';
import { useApi } from '../../dataProvider/useApi.ts';
import { useChangeFilters } from '../../engine/list/turns/useChangeFilters.ts';
import { SummaryCards } from '../../ui/SummaryCards.tsx';
import { roomCounts } from './roomCounts.ts';

/** How many rooms are open and how many of them are in use, which the list can be narrowed down to. */
export function RoomSummary() {
  const translate = useTranslate();
  const { filterValues } = useListFilterContext();
  const changeFilters = useChangeFilters();
  const [ofOpen, ofUsed] = roomCounts;
  const queries = [useApi(ofOpen.call, ofOpen.input), useApi(ofUsed.call, ofUsed.input)];
  const [open, inUse] = queries.map(({ data }) => data?.pageInfo.total);
  const isNarrow = String(filterValues['withUsersOnly']) === 'true';
  return (
    <SummaryCards
      label={translate('screens.roomStatus')}
      failed={queries.some(({ isError }) => isError)}
      cards={[
        { key: 'open', label: translate('rooms.status.summary.open'), value: open },
        {
          key: 'inUse',
          label: translate('rooms.status.summary.inUse'),
          value: inUse,
          isActive: isNarrow,
          onClick: () => changeFilters(() => (isNarrow ? {} : { withUsersOnly: 'true' })),
        },
        {
          key: 'empty',
          label: translate('rooms.status.summary.empty'),
          value: open !== undefined && inUse !== undefined ? Math.max(0, open - inUse) : undefined,
        },
      ]}
    />
  );
}
