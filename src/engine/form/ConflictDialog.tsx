import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  Radio,
  RadioGroup,
  Typography,
} from '@mui/material';
import identity from 'lodash/identity';
import { useTranslate } from 'ra-core';
import { Fragment, useState } from 'react';
import type { DisplayName } from '../displays/displays.ts';
import { DisplayValue } from '../displays/DisplayValue.tsx';
import { conflictingFields } from './conflictingFields.ts';

type Values = Record<string, unknown>;

/** A field that may be in conflict: its name in the values, its label, and how its value is shown. */
export interface ConflictField {
  source: string;
  label: string;
  as: DisplayName;
  /** What is shown in place of the value. */
  toShown?: ((value: unknown) => unknown) | undefined;
}

interface Props {
  fields: readonly ConflictField[];
  /** The values that were edited, the user's values, and those that another user has saved. */
  base: Values;
  mine: Values;
  theirs: Values;
  /** Receives the saved values that are to replace the user's. */
  onApply: (taken: Values) => void;
  onClose: () => void;
}

/** Opens when another user saved first; the user chooses between both values field by field. */
export function ConflictDialog({ fields, base, mine, theirs, onApply, onClose }: Props) {
  const translate = useTranslate();
  const [rows] = useState(() =>
    conflictingFields(
      fields.map(({ source }) => source),
      base,
      mine,
      theirs,
    ),
  );
  const [taken, setTaken] = useState(() => new Set(rows.filter(row => !row.isMine).map(row => row.source)));
  const choose = (source: string, takesTheirs: boolean) =>
    setTaken(before => {
      const after = new Set(before);
      if (takesTheirs) after.add(source);
      else after.delete(source);
      return after;
    });

  return (
    <Dialog open onClose={onClose} aria-labelledby="conflict-title" maxWidth="sm" fullWidth>
      <DialogTitle id="conflict-title">{translate('form.conflict.title')}</DialogTitle>
      <DialogContent>
        <Typography color="text.secondary" sx={{ mb: 2 }}>
          {translate(rows.length > 0 ? 'form.conflict.text' : 'form.conflict.none')}
        </Typography>
        {rows.map(row => {
          const { label, as, toShown = identity } = fields.find(each => each.source === row.source)!;
          return (
            <Box key={row.source} sx={{ py: 1.25, borderTop: 1, borderColor: 'divider' }}>
              <Typography variant="body2" sx={{ fontWeight: 600 }}>
                {label}
              </Typography>
              <RadioGroup
                aria-label={label}
                value={taken.has(row.source) ? 'theirs' : 'mine'}
                onChange={event => choose(row.source, event.target.value === 'theirs')}
              >
                {(['mine', 'theirs'] as const).map(side => (
                  <FormControlLabel
                    key={side}
                    value={side}
                    control={<Radio size="small" />}
                    slotProps={{ typography: { variant: 'body2' } }}
                    label={
                      <>
                        <Box component="span" sx={{ color: 'text.secondary', mr: 1 }}>
                          {translate(`form.conflict.${side}`)}
                        </Box>
                        <Value as={as} value={toShown(row[side])} />
                      </>
                    }
                  />
                ))}
              </RadioGroup>
            </Box>
          );
        })}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        {rows.length > 1 && (
          <>
            <Button color="inherit" onClick={() => setTaken(new Set())}>
              {translate('form.conflict.keepMine')}
            </Button>
            <Button color="inherit" onClick={() => setTaken(new Set(rows.map(row => row.source)))}>
              {translate('form.conflict.takeTheirs')}
            </Button>
          </>
        )}
        <Box sx={{ flex: 1 }} />
        <Button color="inherit" onClick={onClose}>
          {translate('app.cancel')}
        </Button>
        <Button
          variant="contained"
          onClick={() => onApply(Object.fromEntries([...taken].map(source => [source, theirs[source]])))}
        >
          {translate('form.conflict.apply')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** A field's value; of one that has several, each. */
function Value({ as, value }: { as: DisplayName; value: unknown }) {
  if (value === null || typeof value !== 'object') return <DisplayValue as={as} value={value} />;
  return Object.entries(value).map(([key, each], index) => (
    <Fragment key={key}>
      {index > 0 && ', '}
      <DisplayValue as={as} value={each} />
    </Fragment>
  ));
}
