import { useTranslate } from 'ra-core';
import { TextInput } from 'ra-ui-materialui';

/** A time of day, or none. The contract has seconds; people have minutes. */
export function TimeInput({ source }: { source: string }) {
  const translate = useTranslate();
  return (
    <TextInput
      source={source}
      type="time"
      format={(value: string | null) => value?.slice(0, 5) ?? ''}
      parse={(value: string) => (value === '' ? null : `${value}:00`)}
      helperText={translate(`settings.features.help.${source}`)}
      margin="none"
      slotProps={{ inputLabel: { shrink: true } }}
    />
  );
}
