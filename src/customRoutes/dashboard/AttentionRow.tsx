import { Box, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import type { AttentionEntry } from '../../domain/entities/attention.ts';
import { ActionMenu } from '../../engine/actions/ActionMenu.tsx';
import { useIsPhone } from '../../hooks/useIsPhone.ts';
import { attentionActions } from '../../resources/attention/attentionActions.ts';
import { QuickActions } from '../../resources/attention/QuickActions.tsx';
import { useFindingText } from '../../resources/attention/useFindingText.ts';
import { StudentName } from '../../resources/attendances/StudentName.tsx';
import { attentionRowHeight } from './attentionRowHeight.ts';

/** A phone has no pointer to show what is cut. */
const twoLines = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  lineHeight: '20px',
} as const;

interface Props {
  entry: AttentionEntry;
  /** Where someone else in the list has the same name. */
  email: string | null;
}

/** A student who needs attention: who, why, and what can be done about it. */
export function AttentionRow({ entry, email }: Props) {
  const translate = useTranslate();
  const textOf = useFindingText();
  const isPhone = useIsPhone();
  const [first, ...more] = entry.findings.map(textOf);
  const reasons = [first!, ...more].map(({ figures, since }) => `${figures} ${since}`).join('\n');
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.5,
        minHeight: attentionRowHeight,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ flex: 1, minWidth: 0, py: 0.75 }}>
        <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 1, minWidth: 0 }}>
          <Typography variant="body2" component="span" noWrap>
            <StudentName record={entry} />
          </Typography>
          {(email !== null || entry.managerName !== null) && (
            <Typography variant="caption" component="span" color="text.secondary" noWrap>
              {[email, entry.managerName].filter(Boolean).join(' · ')}
            </Typography>
          )}
        </Box>
        <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 1, minWidth: 0 }} title={reasons}>
          <Typography
            variant="body2"
            component="span"
            color="text.secondary"
            noWrap={!isPhone}
            sx={{ minWidth: 0, ...(isPhone && twoLines) }}
          >
            {first!.figures} · <span style={{ whiteSpace: 'nowrap' }}>{first!.since}</span>
          </Typography>
          {more.length > 0 && (
            <Typography variant="caption" component="span" color="text.secondary" sx={{ flexShrink: 0 }}>
              {translate('attention.more', more.length)}
            </Typography>
          )}
        </Box>
      </Box>
      {isPhone ? (
        <ActionMenu
          record={{ ...entry, id: entry.customerId }}
          name={entry.name}
          actions={attentionActions}
        />
      ) : (
        <QuickActions record={entry} />
      )}
    </Box>
  );
}
