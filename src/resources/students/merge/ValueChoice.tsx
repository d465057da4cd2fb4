import { FormControl, FormControlLabel, FormLabel, Radio, RadioGroup } from '@mui/material';
import { useId } from 'react';
import type { Student } from '../../../domain/entities/account.ts';
import type { MergeField } from '../../../domain/mergeFields.ts';
import { AuditValue } from '../../../engine/history/AuditValue.tsx';

interface Props {
  field: MergeField;
  label: string;
  students: readonly [Student, Student];
  /** Whose value is kept. */
  value: string;
  onChange: (customerId: string) => void;
}

/** The values of two accounts for one field, one of which is kept. */
export function ValueChoice({ field, label, students, value, onChange }: Props) {
  const labelId = useId();
  return (
    <FormControl fullWidth sx={{ borderTop: 1, borderColor: 'divider', pt: 1, pb: 0.5 }}>
      <FormLabel id={labelId} sx={{ typography: 'caption' }}>
        {label}
      </FormLabel>
      <RadioGroup
        aria-labelledby={labelId}
        value={value}
        onChange={event => onChange(event.target.value)}
        sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, gap: 1 }}
      >
        {students.map(student => (
          <FormControlLabel
            key={student.customerId}
            value={student.customerId}
            control={<Radio size="small" sx={{ p: 0.5 }} />}
            label={<AuditValue field={field} value={student[field]} />}
            slotProps={{
              typography: {
                variant: 'body2',
                sx: {
                  pt: 0.5,
                  overflowWrap: 'anywhere',
                  color: student.customerId === value ? 'text.primary' : 'text.secondary',
                },
              },
            }}
            sx={{ m: 0, px: 1.25, gap: 0.5, minWidth: 0, alignItems: 'flex-start' }}
          />
        ))}
      </RadioGroup>
    </FormControl>
  );
}
