import { Box, IconButton, Tooltip, Typography } from '@mui/material';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { Link, useNavigate } from 'react-router';
import { useShortcut, type ShortcutScope } from '../../../hooks/useShortcut.ts';

interface Neighbour {
  to: string;
  name: string;
}

interface Props {
  previous: Neighbour | undefined;
  next: Neighbour | undefined;
  position: number | undefined;
  total: number;
  scope: ShortcutScope;
}

const ways = {
  previous: { Icon: ChevronLeft, shortcut: 'k' },
  next: { Icon: ChevronRight, shortcut: 'j' },
} as const;

/** The ways to the records before and after the open one, by buttons and by `k` and `j`. */
export function RecordSteps({ previous, next, position, total, scope }: Props) {
  const translate = useTranslate();
  if (!previous && !next) return null;
  return (
    <Box
      role="group"
      aria-label={translate('list.steps.label')}
      sx={{ display: 'flex', alignItems: 'center', flexShrink: 0 }}
    >
      <Way way="previous" to={previous} scope={scope} />
      {position !== undefined && (
        <Typography variant="caption" color="text.secondary" sx={{ px: 0.25, whiteSpace: 'nowrap' }}>
          {translate('list.steps.position', { position, total })}
        </Typography>
      )}
      <Way way="next" to={next} scope={scope} />
    </Box>
  );
}

function Way({
  way,
  to: neighbour,
  scope,
}: {
  way: keyof typeof ways;
  to: Neighbour | undefined;
  scope: ShortcutScope;
}) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { Icon, shortcut } = ways[way];
  useShortcut(shortcut, () => neighbour && void navigate(neighbour.to), {
    group: 'record',
    label: `keyboard.record.${way}`,
    enabled: neighbour !== undefined,
    scope,
  });
  const icon = <Icon size={18} aria-hidden />;
  if (!neighbour)
    return (
      <IconButton size="small" disabled aria-label={translate(`keyboard.record.${way}`)}>
        {icon}
      </IconButton>
    );
  const label = translate(`list.steps.${way}`, { name: neighbour.name });
  return (
    <Tooltip title={label}>
      <IconButton component={Link} to={neighbour.to} size="small" aria-label={label}>
        {icon}
      </IconButton>
    </Tooltip>
  );
}
