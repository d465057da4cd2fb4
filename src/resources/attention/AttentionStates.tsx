import { Box, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import pick from 'lodash/pick';
import { useListFilterContext, useTranslate } from 'ra-core';
import { contract } from '../../contract/index.ts';
import { useApi } from '../../dataProvider/useApi.ts';
import { formatDate, formatNumber } from '../../engine/displays/formats.ts';
import { useFormatContext } from '../../engine/displays/useFormatContext.ts';
import { useChangeFilters } from '../../engine/list/turns/useChangeFilters.ts';

/** Whether the list shows what is open or what was handled, with how many there are, and as of when. */
export function AttentionStates() {
  const translate = useTranslate();
  const place = useFormatContext();
  const { filterValues } = useListFilterContext();
  const changeFilters = useChangeFilters();
  const { data } = useApi(contract.attention.list, {
    query: { size: 1, ...pick(filterValues, ['managerId', 'searchText', 'searchType']) },
  });
  const isHandled = String(filterValues.handled) === 'true';
  const count = (value: number | undefined) => (value === undefined ? '…' : formatNumber(value, place));
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1, mb: 2 }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={isHandled}
        onChange={(_, chosen: boolean | null) => {
          if (chosen !== null) changeFilters(values => ({ ...values, handled: chosen ? 'true' : undefined }));
        }}
        aria-label={translate('attention.state')}
      >
        <ToggleButton value={false} sx={{ px: 2, textTransform: 'none' }}>
          {translate('attention.open', { count: count(data?.openCount) })}
        </ToggleButton>
        <ToggleButton value sx={{ px: 2, textTransform: 'none' }}>
          {translate('attention.handled', { count: count(data?.handledCount) })}
        </ToggleButton>
      </ToggleButtonGroup>
      {/* Until the day is known, the sentence has its place with another. */}
      <Typography
        variant="caption"
        color="text.secondary"
        sx={data ? undefined : { visibility: 'hidden' }}
        aria-hidden={data === undefined}
      >
        {translate('attention.asOf', { date: formatDate(data?.asOf ?? '2000-10-20', place) })}
      </Typography>
    </Box>
  );
}
