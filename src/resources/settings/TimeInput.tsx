import { TextInput } from 'ra-ui-materialui';

/** A time of day, or none. The contract has seconds; people have minutes. */
export const TimeInput = ({ source }: { source: string }) => (
  <TextInput
    source={source}
    type="time"
    format={(value: string | null) => value?.slice(0, 5) ?? ''}
    parse={(value: string) => (value === '' ? null : `${value}:00`)}
    helperText={false}
    margin="none"
    slotProps={{ inputLabel: { shrink: true } }}
  />
);
