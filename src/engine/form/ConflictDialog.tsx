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
import {
  useRecordContext,
  useResourceContext,
  useSaveContext,
  useTranslate,
  useTranslateLabel,
} from 'ra-core';
import { Fragment, useContext, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import type { DisplayName } from '../displays/displays.ts';
import { DisplayValue } from '../displays/DisplayValue.tsx';
import { ConflictContext, conflictingFields, type Conflict } from './conflict.ts';
import type { FormField } from './definition.ts';
import { inputs } from './inputs.tsx';

/** Opens when another user saved first; the user chooses between both values field by field. */
export function ConflictDialog<T>({ fields }: { fields: readonly FormField<T>[] }) {
  const { conflict, close, draftBase } = useContext(ConflictContext);
  return conflict && <ValueRadio conflict={conflict} close={close} draftBase={draftBase} fields={fields} />;
}

const displayOf = <T,>({ input = 'text', choices }: FormField<T>): DisplayName =>
  choices ?? (typeof input === 'string' ? inputs[input].as : 'text');

function ValueRadio<T>({
  conflict,
  close,
  draftBase,
  fields,
}: {
  conflict: Conflict;
  close: () => void;
  draftBase: Record<string, unknown> | null;
  fields: readonly FormField<T>[];
}) {
  const translate = useTranslate();
  const translateLabel = useTranslateLabel();
  const resource = useResourceContext();
  const base = { ...useRecordContext(), ...draftBase };
  const { getValues, setValue, handleSubmit } = useFormContext();
  const { save } = useSaveContext();
  const [rows] = useState(() =>
    conflictingFields(
      fields.map(field => field.source),
      base,
      getValues(),
      conflict.current,
    ),
  );
  const [theirs, setTheirs] = useState(() => new Set(rows.filter(row => !row.isMine).map(row => row.source)));
  const choose = (source: string, takesTheirs: boolean) =>
    setTheirs(before => {
      const after = new Set(before);
      if (takesTheirs) after.add(source);
      else after.delete(source);
      return after;
    });

  const apply = () => {
    // What I have not touched follows the other; what is in dispute follows the choice.
    for (const [source, value] of Object.entries(conflict.current)) {
      const row = rows.find(each => each.source === source);
      if (row ? theirs.has(source) : source === 'version') setValue(source, value, { shouldDirty: true });
    }
    close();
    void handleSubmit(values => save?.(values))();
  };

  return (
    <Dialog open onClose={close} aria-labelledby="conflict-title" maxWidth="sm" fullWidth>
      <DialogTitle id="conflict-title">{translate('form.conflict.title')}</DialogTitle>
      <DialogContent>
        <Typography color="text.secondary" sx={{ mb: 2 }}>
          {translate(rows.length > 0 ? 'form.conflict.text' : 'form.conflict.none')}
        </Typography>
        {rows.map(row => {
          const field = fields.find(each => each.source === row.source)!;
          const label = String(translateLabel({ source: row.source, resource }));
          return (
            <Box key={row.source} sx={{ py: 1.25, borderTop: 1, borderColor: 'divider' }}>
              <Typography variant="body2" sx={{ fontWeight: 600 }}>
                {label}
              </Typography>
              <RadioGroup
                aria-label={label}
                value={theirs.has(row.source) ? 'theirs' : 'mine'}
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
                        <Chosen as={displayOf(field)} value={row[side]} />
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
            <Button color="inherit" onClick={() => setTheirs(new Set())}>
              {translate('form.conflict.keepMine')}
            </Button>
            <Button color="inherit" onClick={() => setTheirs(new Set(rows.map(row => row.source)))}>
              {translate('form.conflict.takeTheirs')}
            </Button>
          </>
        )}
        <Box sx={{ flex: 1 }} />
        <Button color="inherit" onClick={close}>
          {translate('app.cancel')}
        </Button>
        <Button variant="contained" onClick={apply}>
          {translate('form.conflict.apply')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** A field's value; of one that has several, each. */
function Chosen({ as, value }: { as: DisplayName; value: unknown }) {
  if (value === null || typeof value !== 'object') return <DisplayValue as={as} value={value} />;
  return Object.entries(value).map(([key, each], index) => (
    <Fragment key={key}>
      {index > 0 && ', '}
      <DisplayValue as={as} value={each} />
    </Fragment>
  ));
}
