import { Box, Typography } from '@mui/material';
import { ResourceContextProvider, useTranslate } from 'ra-core';
import type { AnswerOf } from '../../contract/call.ts';
import type { Contract } from '../../contract/index.ts';
import { namesApart } from '../../domain/namesApart.ts';
import { formatNumber } from '../../engine/displays/formats.ts';
import { useFormatContext } from '../../engine/displays/useFormatContext.ts';
import { DrillDownLink } from '../../engine/drillDown/DrillDownLink.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { AttentionRow } from './AttentionRow.tsx';

interface Props {
  answer: AnswerOf<Contract['attention']['list']>;
  /** What the list's screen is filtered by when a count is pressed. */
  filter: object;
}

/** The first students who need attention, under how many there are by reason. */
export function AttentionList({ answer: { content, ruleCounts }, filter }: Props) {
  const translate = useTranslate();
  const place = useFormatContext();
  const apart = namesApart(content);
  if (content.length === 0)
    return (
      <EmptyState
        size="part"
        tone="positive"
        title={translate('attention.empty.title')}
        text={translate('attention.empty.text')}
      />
    );
  return (
    <ResourceContextProvider value="attention">
      <Box
        component="ul"
        aria-label={translate('attention.byRule')}
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          columnGap: 2,
          rowGap: 0.5,
          m: 0,
          p: 0,
          pb: 1,
          listStyle: 'none',
        }}
      >
        {ruleCounts
          .filter(({ count }) => count > 0)
          .map(({ rule, count }) => (
            <Typography
              key={rule}
              component="li"
              variant="caption"
              sx={{ lineHeight: '24px', whiteSpace: 'nowrap' }}
            >
              <DrillDownLink to={{ screen: 'attention', filter: { ...filter, rule: [rule] } }}>
                {translate(`choices.attentionRule.${rule}`)} <b>{formatNumber(count, place)}</b>
              </DrillDownLink>
            </Typography>
          ))}
      </Box>
      <Box component="ul" aria-label={translate('attention.title')} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {content.map(entry => (
          <AttentionRow key={entry.customerId} entry={entry} email={apart(entry)} />
        ))}
      </Box>
    </ResourceContextProvider>
  );
}
