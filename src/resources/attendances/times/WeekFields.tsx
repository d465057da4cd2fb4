import { Box, Button, MenuItem, TextField, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { weekdays, type Weekday } from '../../../domain/choices.ts';
import { everyWeekday } from '../../../domain/everyWeekday.ts';
import type { DayTimes, StudentWeek } from '../../../domain/entities/expectedTimes.ts';

const kinds = ['academy', 'own'] as const;
const sides = { entryAt: 'entry', leaveAt: 'leave' } as const;
const noTime: DayTimes = { entryAt: null, leaveAt: null };
const firstTimes: DayTimes = { entryAt: '09:00:00', leaveAt: '22:00:00' };

interface Props<W> {
  value: W;
  onChange: (value: W) => void;
  isDisabled?: boolean;
  /** The weekdays of a student may be as the academy has them. */
  isStudent?: boolean;
}

/** When students are expected and may leave, a line for each weekday. */
export function WeekFields<W extends StudentWeek>({ value, onChange, isDisabled, isStudent }: Props<W>) {
  const translate = useTranslate();
  const nameOf = (day: Weekday) => translate(`choices.weekday.${day}`);
  const set = (day: Weekday, times: DayTimes | null) => onChange({ ...value, [day]: times });
  const [first] = weekdays;
  return (
    <Box sx={{ display: 'grid', gap: 1, maxWidth: 560 }}>
      {weekdays.some(day => value[day] !== null) && <Head isStudent={isStudent} />}
      {weekdays.map(day => (
        <DayFields
          key={day}
          name={nameOf(day)}
          value={value[day]}
          onChange={times => set(day, times)}
          isDisabled={isDisabled}
          isStudent={isStudent}
        />
      ))}
      {!isDisabled && (
        <Button
          size="small"
          variant="text"
          sx={{ justifySelf: 'start' }}
          onClick={() => onChange({ ...value, ...everyWeekday(value[first]) })}
        >
          {translate('expectedTimes.copy', { day: nameOf(first) })}
        </Button>
      )}
    </Box>
  );
}

const lineOf = (isStudent: boolean | undefined) => ({
  display: 'grid',
  gridTemplateColumns: isStudent ? { xs: '36px 1fr 1fr', sm: '36px 1.2fr 1fr 1fr' } : '36px 1fr 1fr',
  gap: 1,
  alignItems: 'center',
});

/** Which time is which, over the columns; the fields say it themselves to those who cannot see them. */
function Head({ isStudent }: { isStudent: boolean | undefined }) {
  const translate = useTranslate();
  return (
    <Box sx={lineOf(isStudent)} aria-hidden>
      {(['entryAt', 'leaveAt'] as const).map((side, index) => (
        <Typography
          key={side}
          variant="caption"
          sx={{ fontWeight: 550, gridColumn: { xs: index + 2, sm: isStudent ? index + 3 : index + 2 } }}
        >
          {translate(`expectedTimes.${sides[side]}`)}
        </Typography>
      ))}
    </Box>
  );
}

interface DayProps {
  name: string;
  value: DayTimes | null;
  onChange: (times: DayTimes | null) => void;
  isDisabled: boolean | undefined;
  isStudent: boolean | undefined;
}

function DayFields({ name, value, onChange, isDisabled, isStudent }: DayProps) {
  const translate = useTranslate();
  const hasTimes = value !== null;
  const times = value ?? noTime;
  return (
    <Box role="group" aria-label={name} sx={lineOf(isStudent)}>
      <Typography variant="body2" sx={{ fontWeight: 550 }} aria-hidden>
        {name}
      </Typography>
      {isStudent && (
        <TextField
          select
          value={hasTimes ? 'own' : 'academy'}
          disabled={isDisabled}
          onChange={({ target }) => onChange(target.value === 'own' ? firstTimes : null)}
          slotProps={{ select: { SelectDisplayProps: { 'aria-label': name } } }}
          sx={{ gridColumn: { xs: '2 / -1', sm: hasTimes ? 'auto' : '2 / -1' } }}
        >
          {kinds.map(each => (
            <MenuItem key={each} value={each}>
              {translate(`expectedTimes.${each}`)}
            </MenuItem>
          ))}
        </TextField>
      )}
      {hasTimes &&
        (['entryAt', 'leaveAt'] as const).map((side, index) => (
          <TextField
            key={side}
            type="time"
            value={times[side]?.slice(0, 5) ?? ''}
            disabled={isDisabled}
            onChange={({ target }) =>
              onChange({ ...times, [side]: target.value === '' ? null : `${target.value}:00` })
            }
            slotProps={{
              htmlInput: { 'aria-label': `${name}, ${translate(`expectedTimes.${sides[side]}`)}` },
            }}
            sx={isStudent && index === 0 ? { gridColumn: { xs: '2', sm: 'auto' } } : {}}
          />
        ))}
    </Box>
  );
}
