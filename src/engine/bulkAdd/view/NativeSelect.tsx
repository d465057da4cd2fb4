import { TextField } from '@mui/material';

interface Props {
  label: string;
  /** Where the label is next to it already. */
  isLabelHidden?: boolean;
  value: string;
  options: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
}

/** The platform's own select: as quick with fifty columns as with five, and at home on phones. */
export function NativeSelect({ label, isLabelHidden = false, value, options, onChange }: Props) {
  return (
    <TextField
      select
      fullWidth
      size="small"
      {...(isLabelHidden ? {} : { label })}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      slotProps={{
        select: { native: true },
        inputLabel: { shrink: true },
        htmlInput: isLabelHidden ? { 'aria-label': label } : {},
      }}
    >
      {options.map(option => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </TextField>
  );
}
