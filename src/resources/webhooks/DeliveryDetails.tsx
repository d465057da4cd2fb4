import { Box, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import type { WebhookDelivery } from '../../domain/entities/webhook.ts';
import { formatDateTime } from '../../engine/displays/formats.ts';
import { useFormatContext } from '../../engine/displays/useFormatContext.ts';
import { Disclosure } from '../../ui/Disclosure.tsx';

const code = {
  m: 0,
  mt: 0.5,
  p: 1.5,
  borderRadius: 1,
  bgcolor: 'sunken',
  fontSize: '0.8125rem',
  fontFamily: 'ui-monospace, Menlo, Consolas, monospace',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
} as const;

/** The attempts of a delivery, what was posted, and the beginning of the last answer. */
export function DeliveryDetails({
  delivery: { attempts, payload, answer, eventId },
}: {
  delivery: WebhookDelivery;
}) {
  const translate = useTranslate();
  const place = useFormatContext();
  return (
    <Disclosure summary={translate('webhooks.details')} sx={{ mt: 1 }}>
      {attempts.length > 0 && (
        <Box component="ul" sx={{ pl: 2.5, my: 1 }}>
          {attempts.map(({ at, status, failure, milliseconds }) => (
            <Typography key={at} component="li" variant="body2">
              {[
                formatDateTime(at, place),
                ...(status === null ? [] : [`HTTP ${status}`]),
                ...(failure === null || failure === 'STATUS'
                  ? []
                  : [translate(`webhooks.failures.${failure}`)]),
                translate('webhooks.milliseconds', { count: milliseconds }),
              ].join(' · ')}
            </Typography>
          ))}
        </Box>
      )}
      <Typography variant="caption" color="text.secondary" component="p" sx={{ mt: 1 }}>
        {translate('webhooks.payload')} · {eventId}
      </Typography>
      <Box component="pre" sx={code}>
        {JSON.stringify(JSON.parse(payload), null, 2)}
      </Box>
      {answer && (
        <>
          <Typography variant="caption" color="text.secondary" component="p" sx={{ mt: 1 }}>
            {translate('webhooks.answer')}
          </Typography>
          <Box component="pre" sx={code}>
            {answer}
          </Box>
        </>
      )}
    </Disclosure>
  );
}
