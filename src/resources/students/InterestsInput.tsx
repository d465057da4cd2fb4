import { Box, Chip, FormControl, FormHelperText, FormLabel } from '@mui/material';
import { Check } from 'lucide-react';
import { FieldTitle, useInput, useTranslate, ValidationError } from 'ra-core';
import { useId } from 'react';
import { interestCategories } from '../../domain/choices.ts';
import { limits } from '../../domain/limits.ts';

const { max } = limits.interestCategories;

/** Up to three of the interest categories, and what a change brings with it (specification, section 4). */
export function InterestsInput({ source }: { source: string }) {
  const translate = useTranslate();
  const id = useId();
  const { field, fieldState } = useInput({ source, defaultValue: [] });
  const chosen = (field.value ?? []) as string[];
  const isFull = chosen.length >= max;
  const toggle = (category: string) =>
    field.onChange(
      chosen.includes(category) ? chosen.filter(each => each !== category) : [...chosen, category],
    );
  return (
    <FormControl component="fieldset" error={fieldState.invalid} fullWidth aria-describedby={id}>
      <FormLabel component="legend">
        <FieldTitle source={source} resource="profiles" isRequired={false} />{' '}
        <Box component="span" role="status" sx={{ color: 'text.secondary', fontWeight: 400 }}>
          {translate('accounts.profile.chosen', { count: chosen.length, max })}
        </Box>
      </FormLabel>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {interestCategories.map((category, index) => {
          const isChosen = chosen.includes(category);
          return (
            <Chip
              key={category}
              ref={index === 0 ? field.ref : undefined}
              component="button"
              type="button"
              label={translate(`choices.interestCategory.${category}`)}
              variant={isChosen ? 'filled' : 'outlined'}
              color={isChosen ? 'primary' : 'default'}
              {...(isChosen ? { icon: <Check size={15} aria-hidden /> } : {})}
              aria-pressed={isChosen}
              disabled={isFull && !isChosen}
              onClick={() => toggle(category)}
              sx={{ height: 32, borderRadius: 2 }}
            />
          );
        })}
      </Box>
      <FormHelperText id={id} sx={{ mx: 0, mt: 1 }}>
        {fieldState.error?.message ? (
          <ValidationError error={fieldState.error.message} />
        ) : (
          translate('accounts.profile.reranking', { hours: limits.ranking.recountHours })
        )}
      </FormHelperText>
    </FormControl>
  );
}
