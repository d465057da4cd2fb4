import { Box, type Theme } from '@mui/material';
import { ResourceContextProvider, useTranslate } from 'ra-core';
import type { AnswerOf } from '../../contract/call.ts';
import type { Contract } from '../../contract/index.ts';
import { namesApart } from '../../domain/namesApart.ts';
import { formatNumber } from '../../engine/displays/formats.ts';
import { useFormatContext } from '../../engine/displays/useFormatContext.ts';
import { DrillDownLink } from '../../engine/drillDown/DrillDownLink.tsx';
import { size } from '../../theme/density.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { AttentionRow } from './AttentionRow.tsx';
import { attentionRowHeight } from './attentionRowHeight.ts';

interface Props {
  answer: AnswerOf<Contract['attention']['list']>;
  /** What the list's screen is filtered by when a count is pressed. */
  filter: object;
}

const cut = { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

/** A phone has no pointer to show what is cut. */
const twoLines = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  lineHeight: '20px',
} as const;

/** One style sheet for each list, where each part of their rows would ask for one of its own. */
const countStyles = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 2,
  rowGap: 0.5,
  m: 0,
  p: 0,
  pb: 1,
  listStyle: 'none',
  '& > li': { typography: 'caption', lineHeight: '24px', whiteSpace: 'nowrap' },
} as const;
const rowStyles = {
  m: 0,
  p: 0,
  listStyle: 'none',
  '& > li': {
    display: 'flex',
    alignItems: 'center',
    gap: 1.5,
    minHeight: attentionRowHeight,
    borderTop: 1,
    borderColor: 'divider',
  },
  '& .about': { flex: 1, minWidth: 0, py: 0.75 },
  '& .line': { display: 'flex', alignItems: 'baseline', gap: 1, minWidth: 0 },
  '& .name': { typography: 'body2', ...cut },
  '& .aside': { typography: 'caption', color: 'text.secondary', ...cut },
  '& .reason': ({ breakpoints }: Theme) => ({
    typography: 'body2',
    color: 'text.secondary',
    minWidth: 0,
    [breakpoints.up('sm')]: cut,
    [breakpoints.down('sm')]: twoLines,
  }),
  '& .since': { whiteSpace: 'nowrap' },
  '& .more': { typography: 'caption', color: 'text.secondary', flexShrink: 0 },
  '& .quick-actions': { display: 'flex' },
  '& .quick-actions > button': {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    minWidth: size.small,
    minHeight: size.small,
    m: 0,
    p: '3px',
    border: 0,
    borderRadius: '8px',
    color: 'action.active',
    bgcolor: 'transparent',
    cursor: 'pointer',
    '&:hover': { bgcolor: 'action.hover' },
  },
} as const;

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
      <Box component="ul" aria-label={translate('attention.byRule')} sx={countStyles}>
        {ruleCounts
          .filter(({ count }) => count > 0)
          .map(({ rule, count }) => (
            <li key={rule}>
              <DrillDownLink to={{ screen: 'attention', filter: { ...filter, rule: [rule] } }}>
                {translate(`choices.attentionRule.${rule}`)} <b>{formatNumber(count, place)}</b>
              </DrillDownLink>
            </li>
          ))}
      </Box>
      <Box component="ul" aria-label={translate('attention.title')} sx={rowStyles}>
        {content.map(entry => (
          <AttentionRow key={entry.customerId} entry={entry} email={apart(entry)} />
        ))}
      </Box>
    </ResourceContextProvider>
  );
}
