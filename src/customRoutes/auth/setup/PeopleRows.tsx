import { Box, Button, FormHelperText, TextField, Typography } from '@mui/material';
import { CircleCheck, Plus } from 'lucide-react';
import { useTranslate } from 'ra-core';
import type { People } from './usePeople.ts';

/** A few people by name and email; who has been invited already stays to be seen. */
export function PeopleRows({
  title,
  text,
  add,
  people,
}: {
  title: string;
  text: string;
  add: string;
  people: People;
}) {
  const translate = useTranslate();
  return (
    <Box component="section" aria-label={title} sx={{ display: 'grid', gap: 1 }}>
      <Box>
        <Typography variant="h3" component="h2">
          {title}
        </Typography>
        <Typography variant="caption" color="text.secondary">
          {text}
        </Typography>
      </Box>
      {people.rows.map((row, index) => {
        const label = (field: string) => `${translate(`door.${field}`)} ${index + 1}`;
        return (
          <Box key={row.key}>
            <Box
              sx={{
                display: 'grid',
                gap: 1,
                gridTemplateColumns: { xs: '1fr', sm: '2fr 3fr' },
                alignItems: 'start',
              }}
            >
              {(['name', 'email'] as const).map(field => (
                <TextField
                  key={field}
                  value={row[field]}
                  type={field === 'email' ? 'email' : 'text'}
                  autoComplete="off"
                  placeholder={translate(`door.${field}`)}
                  disabled={row.isCreated}
                  error={field in row.errors}
                  helperText={row.errors[field]}
                  onChange={event => people.change(row.key, { [field]: event.target.value })}
                  slotProps={{ htmlInput: { 'aria-label': label(field) } }}
                />
              ))}
            </Box>
            {row.errors.row && <FormHelperText error>{row.errors.row}</FormHelperText>}
            {row.isCreated && (
              <Typography
                variant="caption"
                sx={theme => ({ display: 'flex', gap: 0.5, mt: 0.5, color: theme.palette.tones.positive })}
              >
                <CircleCheck size={14} aria-hidden /> {translate('door.setup.invited')}
              </Typography>
            )}
          </Box>
        );
      })}
      <Button
        size="small"
        color="inherit"
        startIcon={<Plus aria-hidden />}
        onClick={people.add}
        sx={{ justifySelf: 'start' }}
      >
        {add}
      </Button>
    </Box>
  );
}
