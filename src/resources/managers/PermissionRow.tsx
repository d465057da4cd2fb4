import { Box, Switch, Tooltip, Typography } from '@mui/material';
import { useId } from 'react';

interface Props {
  label: string;
  text: string;
  isOn: boolean;
  isDisabled: boolean;
  why?: string;
  /** What it lacks as things are chosen now, a sentence each. */
  hints?: readonly string[];
  onChange: (isOn: boolean) => void;
}

/** A permission in plain words, with its switch. */
export function PermissionRow({ label, text, isOn, isDisabled, why, hints = [], onChange }: Props) {
  const id = useId();
  return (
    <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 2, py: 1.75 }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography component="label" htmlFor={id} variant="body2" sx={{ fontWeight: 600 }}>
          {label}
        </Typography>
        <Typography id={`${id}-text`} variant="caption" color="text.secondary" component="p">
          {text}
        </Typography>
        <Box id={`${id}-hints`}>
          {hints.map(hint => (
            <Typography key={hint} variant="caption" component="p" sx={{ color: 'warning.main', mt: 0.25 }}>
              {hint}
            </Typography>
          ))}
        </Box>
      </Box>
      <Tooltip title={why ?? ''}>
        <span>
          <Switch
            checked={isOn}
            disabled={isDisabled}
            onChange={event => onChange(event.target.checked)}
            slotProps={{ input: { id, role: 'switch', 'aria-describedby': `${id}-text ${id}-hints` } }}
          />
        </span>
      </Tooltip>
    </Box>
  );
}
