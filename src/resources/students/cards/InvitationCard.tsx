import { Box } from '@mui/material';
import { useTranslate } from 'ra-core';
import { QrCode } from '../../../ui/QrCode.tsx';

interface Props {
  academy: string;
  groupId: string;
  name: string;
  email: string;
  /** Where the rooms are; without it the card has no code. */
  roomAppUrl: string | null;
}

const ink = '#111';
const muted = '#555';
/** From how many characters on a name or an address takes more lines than the card has in its usual sizes. */
const long = { name: 14, email: 28 };

/** How one student signs in, on paper: the same as in the invitation's email. Its colours are those of paper in either theme. */
export function InvitationCard({ academy, groupId, name, email, roomAppUrl }: Props) {
  const translate = useTranslate();
  const isFull = name.length > long.name || email.length > long.email;
  const facts = [
    [translate('accounts.cards.groupId'), groupId],
    [translate('resources.students.fields.email'), email],
  ];
  return (
    <Box
      component="li"
      sx={{
        boxSizing: 'border-box',
        height: '66mm',
        minWidth: 0,
        p: '5mm',
        border: '0.3mm dashed #999',
        borderRadius: '2mm',
        bgcolor: '#fff',
        color: ink,
        display: 'flex',
        flexDirection: 'column',
        gap: isFull ? '1mm' : '1.5mm',
        overflow: 'hidden',
        breakInside: 'avoid',
        fontSize: '9pt',
        lineHeight: isFull ? 1.25 : 1.4,
        '@media print': { '&:nth-of-type(8n)': { breakAfter: 'page' } },
      }}
    >
      <Box sx={{ color: muted, fontSize: '8.5pt', fontWeight: 600 }}>{academy}</Box>
      <Box sx={{ fontSize: isFull ? '11pt' : '14pt', fontWeight: 700, lineHeight: 1.25 }}>
        {translate('accounts.cards.greeting', { name })}
      </Box>
      <Box sx={{ display: 'flex', gap: '4mm', flex: 1, minHeight: 0, alignItems: 'flex-end' }}>
        <Box sx={{ flex: 1, minWidth: 0, display: 'grid', gap: isFull ? '1mm' : '1.5mm' }}>
          <Box sx={{ color: muted, fontSize: '8.5pt' }}>
            {translate(roomAppUrl === null ? 'accounts.cards.how' : 'accounts.cards.scan')}
          </Box>
          {facts.map(([label, value]) => (
            <Box key={label}>
              <Box sx={{ color: muted, fontSize: '7.5pt' }}>{label}</Box>
              <Box sx={{ fontWeight: 600, fontSize: isFull ? '8pt' : undefined, overflowWrap: 'anywhere' }}>
                {value}
              </Box>
            </Box>
          ))}
          {roomAppUrl !== null && (
            <Box sx={{ fontSize: '7.5pt', overflowWrap: 'anywhere' }}>
              {roomAppUrl.replace(/^https?:\/\//, '')}
            </Box>
          )}
        </Box>
        {roomAppUrl !== null && (
          <QrCode text={roomAppUrl} label={translate('accounts.cards.code', { name })} size="27mm" />
        )}
      </Box>
    </Box>
  );
}
