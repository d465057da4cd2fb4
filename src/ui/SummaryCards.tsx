import { Box, ButtonBase, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { useIsPhone } from '../hooks/useIsPhone.ts';
import { Skeleton } from './Skeleton.tsx';

export interface SummaryCard {
  key: string;
  label: ReactNode;
  /** Undefined while it is being counted. */
  value: ReactNode | undefined;
  /** What the figure is to be read against. */
  note?: ReactNode;
  /** Puts the note on a line of its own, for notes too long to fit next to the figures. */
  isNoteBelow?: boolean;
  /** Shows the records behind the figure. */
  onClick?: () => void;
  isActive?: boolean;
}

const least = 150;
const gap = 12;

/** How wide cards are at least: where they do not fit into one row, they share two without leaving one alone. */
function leastWidth(count: number): string {
  const half = Math.ceil(count / 2);
  const row = count * least + (count - 1) * gap;
  return `max(${least}px, min((100% - ${(half - 1) * gap + 1}px) / ${half}, (${row}px - 100%) * 999))`;
}

/** A row of figures; each may lead to the records behind it. */
export function SummaryCards({
  cards,
  label,
  failed = false,
}: {
  cards: readonly SummaryCard[];
  label: string;
  /** They could not be counted. */
  failed?: boolean;
}) {
  const translate = useTranslate();
  const isPhone = useIsPhone();
  // What is swiped can be moved by keyboard as well: by its buttons, or by itself.
  const isReached = isPhone && cards.every(({ onClick }) => onClick === undefined);
  const missing = failed ? (
    <Box component="span" title={translate('errors.UNKNOWN')} sx={{ color: 'text.disabled' }}>
      —
    </Box>
  ) : (
    <Skeleton width={36} />
  );
  return (
    <Box
      component="ul"
      aria-label={label}
      tabIndex={isReached ? 0 : undefined}
      sx={{
        m: 0,
        mb: 2,
        p: 0,
        listStyle: 'none',
        display: 'grid',
        gap: 1.5,
        // On a phone the figures are one line that is swiped, so that the list is not pushed away.
        gridTemplateColumns: { sm: `repeat(auto-fit, minmax(${leastWidth(cards.length)}, 1fr))` },
        gridAutoFlow: { xs: 'column', sm: 'row' },
        gridAutoColumns: { xs: 'max-content' },
        overflowX: { xs: 'auto', sm: 'visible' },
        // Words for screen readers alone, which have a place of their own, would make the page as wide as all cards.
        position: 'relative',
        mx: { xs: -2, sm: 0 },
        px: { xs: 2, sm: 0 },
        pb: { xs: 0.5, sm: 0 },
      }}
    >
      {cards.map(card => (
        <Box component="li" key={card.key} sx={{ minWidth: { xs: 128, sm: 0 }, display: 'grid' }}>
          <Figure card={{ ...card, value: card.value ?? missing }} />
        </Box>
      ))}
    </Box>
  );
}

function Figure({
  card: { label, value, note, isNoteBelow = false, onClick, isActive = false },
}: {
  card: SummaryCard;
}) {
  const content = (
    <>
      <Typography variant="caption" color="text.secondary" component="span" sx={{ fontWeight: 500 }}>
        {label}
      </Typography>
      <Box
        component="span"
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 0.75, mt: 0.25 }}
      >
        <Typography
          component="span"
          sx={{
            fontSize: '1.5rem',
            fontWeight: 650,
            lineHeight: 1.3,
            letterSpacing: '-0.02em',
            // A figure of its own begins where its label does.
            fontFeatureSettings: 'normal',
            flexShrink: 0,
            whiteSpace: 'nowrap',
          }}
        >
          {value}
        </Typography>
        {note && (
          <Typography
            component="span"
            variant="caption"
            color="text.secondary"
            sx={isNoteBelow ? { flexBasis: '100%' } : undefined}
          >
            {note}
          </Typography>
        )}
      </Box>
    </>
  );
  const sx = {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    justifyContent: 'flex-start',
    textAlign: 'left',
    px: 2,
    py: 1.5,
    border: 1,
    borderColor: isActive ? 'primary.main' : 'divider',
    borderRadius: '12px',
    bgcolor: 'background.paper',
  } as const;
  if (!onClick) return <Box sx={sx}>{content}</Box>;
  return (
    <ButtonBase
      onClick={onClick}
      aria-pressed={isActive}
      sx={{
        ...sx,
        transition: 'border-color 120ms',
        '&:hover': { borderColor: isActive ? 'primary.main' : 'text.secondary' },
      }}
    >
      {content}
    </ButtonBase>
  );
}
