import { Box } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useMemo, type ReactNode } from 'react';
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

const card = {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  justifyContent: 'flex-start',
  textAlign: 'left',
  m: 0,
  px: 2,
  py: 1.5,
  border: 1,
  borderColor: 'divider',
  borderRadius: '12px',
  font: 'inherit',
  color: 'inherit',
  bgcolor: 'background.paper',
} as const;

/** One style sheet for all of them, where each of their parts would ask for one of its own. */
const styles = (count: number) =>
  ({
    m: 0,
    mb: 2,
    p: 0,
    listStyle: 'none',
    display: 'grid',
    gap: 1.5,
    // On a phone the figures are one line that is swiped, so that the list is not pushed away.
    gridTemplateColumns: { sm: `repeat(auto-fit, minmax(${leastWidth(count)}, 1fr))` },
    gridAutoFlow: { xs: 'column', sm: 'row' },
    gridAutoColumns: { xs: 'max-content' },
    overflowX: { xs: 'auto', sm: 'visible' },
    // Words for screen readers alone, which have a place of their own, would make the page as wide as all cards.
    position: 'relative',
    mx: { xs: -2, sm: 0 },
    px: { xs: 2, sm: 0 },
    pb: { xs: 0.5, sm: 0 },
    '& > li': { minWidth: { xs: 128, sm: 0 }, display: 'grid' },
    '& .card': card,
    '& button.card': {
      cursor: 'pointer',
      transition: 'border-color 120ms',
      '&:hover': { borderColor: 'text.secondary' },
      '&[aria-pressed=true]': { borderColor: 'primary.main' },
    },
    '& :is(.label, .note)': { typography: 'caption', color: 'text.secondary' },
    '& .label': { fontWeight: 500 },
    '& .figure': { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 0.75, mt: 0.25 },
    '& .value': {
      typography: 'body1',
      fontSize: '1.5rem',
      fontWeight: 650,
      lineHeight: 1.3,
      letterSpacing: '-0.02em',
      // A figure of its own begins where its label does.
      fontFeatureSettings: 'normal',
      flexShrink: 0,
      whiteSpace: 'nowrap',
    },
    '& .missing': { color: 'text.disabled' },
    '& .note.below': { flexBasis: '100%' },
  }) as const;

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
  const sx = useMemo(() => styles(cards.length), [cards.length]);
  const missing = failed ? (
    <span className="missing" title={translate('errors.UNKNOWN')}>
      —
    </span>
  ) : (
    <Skeleton width={36} />
  );
  return (
    <Box component="ul" aria-label={label} tabIndex={isReached ? 0 : undefined} sx={sx}>
      {cards.map(each => (
        <li key={each.key}>
          <Figure card={{ ...each, value: each.value ?? missing }} />
        </li>
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
      <span className="label">{label}</span>
      <span className="figure">
        <span className="value">{value}</span>
        {note && <span className={isNoteBelow ? 'note below' : 'note'}>{note}</span>}
      </span>
    </>
  );
  if (!onClick) return <div className="card">{content}</div>;
  return (
    <button type="button" className="card" aria-pressed={isActive} onClick={onClick}>
      {content}
    </button>
  );
}
