import { Box, Typography } from '@mui/material';
import { ArrowRight } from 'lucide-react';
import { useTranslate } from 'ra-core';
import type { ColumnView } from '../mapping/Overview.ts';
import type { Target } from '../mapping/Target.ts';
import { NativeSelect } from './NativeSelect.tsx';

interface Props {
  /** From 1. */
  number: number;
  column: ColumnView;
  targets: readonly { target: Target; label: string }[];
  onChange: (target: Target | null) => void;
}

/** A column of the file: its header, some of its values, and what it is read as. */
export function ColumnChoice({
  number,
  column: { header, samples, target, isSure },
  targets,
  onChange,
}: Props) {
  const translate = useTranslate();
  const name = header === '' ? translate('grid.import.column', { number }) : header;
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) 20px minmax(0, 240px)' },
        alignItems: 'center',
        columnGap: 1.5,
        rowGap: 0.75,
        py: 1,
        borderBottom: 1,
        borderColor: 'line',
      }}
    >
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="body2" sx={{ fontWeight: 550, overflowWrap: 'anywhere' }}>
          {name}
        </Typography>
        <Typography variant="body2" color="text.secondary" noWrap title={samples.join(', ')}>
          {samples.length > 0 ? samples.join(', ') : translate('grid.import.noValues')}
        </Typography>
      </Box>
      <Box sx={{ display: { xs: 'none', sm: 'grid' }, color: 'text.secondary' }}>
        <ArrowRight size={18} aria-hidden />
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <NativeSelect
          label={translate('grid.import.readAs', { name })}
          isLabelHidden
          value={target ?? ''}
          options={[
            { value: '', label: translate('grid.import.unused') },
            ...targets.map(each => ({ value: each.target, label: each.label })),
          ]}
          onChange={value => onChange(value === '' ? null : value)}
        />
        {target !== null && !isSure && (
          <Typography variant="caption" color="text.secondary">
            {translate('grid.import.guessed')}
          </Typography>
        )}
      </Box>
    </Box>
  );
}
