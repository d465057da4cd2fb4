import { Box, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import type { FieldPlan } from '../cells/plan.ts';
import { chooseTarget } from '../mapping/chooseTarget.ts';
import type { Choices, Overview, SheetView } from '../mapping/Overview.ts';
import { ColumnChoice } from './ColumnChoice.tsx';
import { NativeSelect } from './NativeSelect.tsx';
import { useTargets } from './useTargets.ts';

interface Props {
  overview: Overview;
  choices: Choices;
  fields: readonly FieldPlan[];
  onChoose: (choices: Choices) => void;
}

/** Asks where the headers of a sheet are and what each of its columns is, with values from it. */
export function ColumnChoices({ overview, choices, fields, onChoose }: Props) {
  const translate = useTranslate();
  const titleId = useId();
  const targets = useTargets(fields);
  const [shownName, setShownName] = useState<string>();
  const chosen = overview.sheets.filter(({ isChosen, lineCount }) => isChosen && lineCount > 0);
  const sheet = chosen.find(({ name }) => name === shownName) ?? chosen[0] ?? overview.sheets[0];
  if (sheet === undefined) return null;
  const setHeaderRow = (headerRow: number | null) => {
    const { targets: _, ...others } = choices.sheets[sheet.name] ?? {};
    onChoose({ ...choices, sheets: { ...choices.sheets, [sheet.name]: { ...others, headerRow } } });
  };
  return (
    <Box component="section" aria-labelledby={titleId} sx={{ display: 'grid', gap: 1.5 }}>
      <Typography id={titleId} variant="h6" component="h3">
        {translate('grid.import.columns')}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, '& > *': { flex: '1 1 240px', minWidth: 0 } }}>
        {chosen.length > 1 && (
          <NativeSelect
            label={translate('grid.import.sheet')}
            value={sheet.name}
            options={chosen.map(({ name }) => ({ value: name, label: name }))}
            onChange={setShownName}
          />
        )}
        <NativeSelect
          label={translate('grid.import.headerRow')}
          value={String(sheet.headerRow ?? '')}
          options={headerOptions(sheet, translate)}
          onChange={value => setHeaderRow(value === '' ? null : Number(value))}
        />
      </Box>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, borderTop: 1, borderColor: 'line' }}>
        {sheet.columns.map((column, index) =>
          column.isEmpty ? null : (
            <ColumnChoice
              key={index}
              number={index + 1}
              column={column}
              targets={targets}
              onChange={target =>
                onChoose(chooseTarget(choices, overview, { sheet: sheet.name, column: index }, target))
              }
            />
          ),
        )}
      </Box>
    </Box>
  );
}

const headerOptions = ({ top, headerRow }: SheetView, translate: ReturnType<typeof useTranslate>) => [
  { value: '', label: translate('grid.import.noHeader') },
  ...top
    .filter(({ number }) => number <= Math.max(20, headerRow ?? 0))
    .map(({ number, text }) => ({
      value: String(number),
      label: translate('grid.import.rowWithText', { number, text }),
    })),
];
