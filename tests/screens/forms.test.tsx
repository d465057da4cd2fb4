import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { I18nContextProvider } from 'ra-core';
import { expect, test } from 'vitest';
import * as yup from 'yup';
import { languages } from '../../src/domain/choices.ts';
import { shape } from '../../src/domain/entities/fields.ts';
import { useSchemaResolver } from '../../src/engine/form/useSchemaResolver.ts';
import { needAllWords } from '../../src/i18n/allWords.ts';
import { createI18nProvider } from '../../src/i18n/i18nProvider.ts';
import { storeLanguage } from '../../src/i18n/language.ts';
import { wordsOf } from '../support/wordsOf.ts';

const schema = shape({
  type: yup.string().oneOf(['ACADEMY', 'GROUP']).required(),
  phone: yup.number().required(),
});

test.each(languages)(
  'a missing choice is named, and an invalid value names its field in %s [S5.3 S8.13]',
  async language => {
    storeLanguage(language);
    await needAllWords();
    const i18nProvider = await createI18nProvider();
    const wrapper = ({ children }: { children: ReactNode }) => (
      <I18nContextProvider value={i18nProvider}>{children}</I18nContextProvider>
    );
    const { result } = renderHook(() => useSchemaResolver(schema, 'groups'), { wrapper });
    const { errors } = await result.current({ phone: 'none' }, undefined, {
      fields: {},
      shouldUseNativeValidation: false,
    });
    const messageOf = (field: string) =>
      JSON.parse(String(errors[field]?.message).replace('@@react-admin@@', '')) as {
        message: string;
        args: { field: string };
      };
    const say = wordsOf(language);
    const labelled = { field: say('resources.groups.fields.type') };
    expect(messageOf('type')).toEqual({ message: 'validation.requiredSelect', args: labelled });
    expect(i18nProvider.translate('validation.requiredSelect', labelled)).toBe(
      language === 'en' ? 'Type must be selected.' : '유형 항목을 선택해 주세요.',
    );
    expect(messageOf('phone')).toEqual({
      message: 'validation.checkField',
      args: { field: say('resources.groups.fields.phone') },
    });
  },
);
