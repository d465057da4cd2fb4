import {
  Box,
  Checkbox,
  FormControl,
  FormControlLabel,
  FormHelperText,
  FormLabel,
  Typography,
} from '@mui/material';
import { useTranslate } from 'ra-core';
import {
  webhookEventGroups,
  webhookEvents,
  webhookEventTypes,
  type WebhookEventType,
} from '../../domain/webhookEvents.ts';

interface Props {
  value: WebhookEventType[];
  onChange: (chosen: WebhookEventType[]) => void;
  problem: string | undefined;
}

/** Which types of events a webhook gets, by the part of the product that they come from. */
export function EventTypesInput({ value, onChange, problem }: Props) {
  const translate = useTranslate();
  const toggle = (type: WebhookEventType) =>
    onChange(webhookEventTypes.filter(each => (each === type) !== value.includes(each)));
  return (
    <FormControl component="fieldset" error={problem !== undefined} sx={{ gap: 1.5 }}>
      <FormLabel component="legend" focused={false} required>
        {translate('webhooks.fields.eventTypes')}
      </FormLabel>
      {problem && <FormHelperText sx={{ m: 0 }}>{problem}</FormHelperText>}
      {webhookEventGroups.map(group => (
        <Box key={group} component="fieldset" sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}>
          <Typography component="legend" variant="body2" color="text.secondary" sx={{ p: 0 }}>
            {translate(`webhooks.groups.${group}`)}
          </Typography>
          <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
            {webhookEventTypes
              .filter(type => webhookEvents[type].group === group)
              .map(type => (
                <FormControlLabel
                  key={type}
                  control={
                    <Checkbox
                      size="small"
                      checked={value.includes(type)}
                      onChange={() => toggle(type)}
                      slotProps={{ input: { 'aria-invalid': problem !== undefined } }}
                    />
                  }
                  label={translate(`webhooks.events.${type}`)}
                />
              ))}
          </Box>
        </Box>
      ))}
    </FormControl>
  );
}
