import { Box, Button, Checkbox, Divider, FormControlLabel, FormHelperText, Link } from '@mui/material';
import { Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { useLocale, useTranslate } from 'ra-core';
import { useState } from 'react';
import { useWatch, type Control, type FieldErrors, type Path, type PathValue } from 'react-hook-form';
import { textIn } from '../../../domain/brand/textIn.ts';
import { brand } from '../../../runtime.ts';
import type { ContractForm } from '../../../engine/form/standalone/useContractForm.ts';
import { consents, isOptional, type Consent, type Consents } from './consents.ts';

/** What is shown in full here; the terms are a page of their own. */
type ShownConsent = 'privacyConsent' | 'marketingConsent';
const isShown = (consent: Consent): consent is ShownConsent =>
  consent === 'privacyConsent' || consent === 'marketingConsent';

/** The consents of a sign-up, one by one or all at once; each with its full text but the age. */
export function ConsentFields<T extends Consents>({ form }: { form: ContractForm<T> }) {
  const translate = useTranslate();
  const locale = useLocale();
  const [shown, setShown] = useState<ShownConsent | null>(null);
  const viewOf = (consent: Consent) =>
    translate('door.consents.viewOf', { name: translate(`door.consents.${consent}.label`) });
  const given = useWatch({ control: form.control as Control<Consents> });
  const errors = form.formState.errors as FieldErrors<Consents>;
  const isAll = consents.every(consent => given[consent]);
  const set = (consent: Consent, value: boolean) =>
    form.setValue(consent as Path<T>, value as PathValue<T, Path<T>>, {
      shouldDirty: true,
      shouldValidate: value || form.formState.isSubmitted,
    });

  return (
    <Box
      component="fieldset"
      sx={{ border: 1, borderColor: 'divider', borderRadius: 1, m: 0, px: 1.5, py: 0.75 }}
    >
      <Box component="legend" sx={visuallyHidden}>
        {translate('door.consents.legend')}
      </Box>
      <FormControlLabel
        control={
          <Checkbox
            checked={isAll}
            indeterminate={!isAll && consents.some(consent => given[consent])}
            onChange={(_, value) => consents.forEach(consent => set(consent, value))}
          />
        }
        label={translate('door.consents.all')}
        slotProps={{ typography: { variant: 'body2', sx: { fontWeight: 600 } } }}
      />
      <Divider sx={{ my: 0.25 }} />
      {consents.map(consent => (
        <Box key={consent}>
          <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
            <FormControlLabel
              sx={{ mr: 0 }}
              control={
                <Checkbox
                  checked={given[consent] ?? false}
                  onChange={(_, value) => set(consent, value)}
                  slotProps={{
                    input: { 'aria-required': !isOptional(consent), 'aria-invalid': consent in errors },
                  }}
                />
              }
              label={
                <>
                  {translate(`door.consents.${consent}.label`)}{' '}
                  <Typography component="span" variant="caption" color="text.secondary">
                    {translate(isOptional(consent) ? 'door.consents.optional' : 'door.consents.required')}
                  </Typography>
                </>
              }
              slotProps={{ typography: { variant: 'body2' } }}
            />
            {consent === 'termsConsent' && (
              <Link
                href={textIn(brand().termsUrl, locale)}
                target="_blank"
                rel="noopener"
                variant="caption"
                sx={{ flexShrink: 0 }}
                aria-label={viewOf(consent)}
              >
                {translate('door.consents.view')}
              </Link>
            )}
            {isShown(consent) && (
              <Link
                component="button"
                type="button"
                variant="caption"
                sx={{ flexShrink: 0 }}
                aria-label={viewOf(consent)}
                onClick={() => setShown(consent)}
              >
                {translate('door.consents.view')}
              </Link>
            )}
          </Box>
          {errors[consent] && (
            <FormHelperText error sx={{ mt: 0, mb: 0.5, ml: 3.75 }}>
              {translate(String(errors[consent].message))}
            </FormHelperText>
          )}
        </Box>
      ))}
      {shown !== null && (
        <Dialog open onClose={() => setShown(null)} aria-labelledby="consent-title" maxWidth="sm" fullWidth>
          <DialogTitle id="consent-title">{translate(`door.consents.${shown}.label`)}</DialogTitle>
          <DialogContent tabIndex={0}>
            <Typography variant="body2" sx={{ whiteSpace: 'pre-line' }}>
              {translate(`door.consents.${shown}.text`)}
            </Typography>
            {shown === 'privacyConsent' && (
              <Link
                href={textIn(brand().privacyUrl, locale)}
                target="_blank"
                rel="noopener"
                variant="body2"
                sx={{ display: 'inline-block', mt: 2 }}
              >
                {translate('app.legal.privacyUrl')}
              </Link>
            )}
          </DialogContent>
          <DialogActions>
            <Button color="inherit" onClick={() => setShown(null)}>
              {translate('app.close')}
            </Button>
            <Button
              variant="contained"
              onClick={() => {
                set(shown, true);
                setShown(null);
              }}
            >
              {translate('door.consents.agree')}
            </Button>
          </DialogActions>
        </Dialog>
      )}
    </Box>
  );
}
