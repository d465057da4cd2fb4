import { Box, Switch, Tooltip, Typography } from '@mui/material';
import { useId } from 'react';

interface Props {
  label: string;
  text: string;
  isOn: boolean;
  isDisabled: boolean;
  why?: string;
  onChange: (isOn: boolean) => void;
}

/** A permission in plain words, with its switch. */
export function PermissionRow({ label, text, isOn, isDisabled, why, onChange }: Props) {
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
      </Box>
      <Tooltip title={why ?? ''}>
        <span>
          <Switch
            checked={isOn}
            disabled={isDisabled}
            onChange={event => onChange(event.target.checked)}
            slotProps={{ input: { id, role: 'switch', 'aria-describedby': `${id}-text` } }}
          />
        </span>
      </Tooltip>
    </Box>
  );
}
