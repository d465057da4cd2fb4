import * as yup from 'yup';
import { languages } from '../../src/domain/choices.ts';
import { languageFolder } from '../../src/domain/languageFolder.ts';

/** One text for every language, or one for each. */
export const localized = (each: yup.StringSchema) =>
  yup.lazy((value: unknown) =>
    value !== null && typeof value === 'object'
      ? yup
          .object(
            Object.fromEntries(
              languages.map(language => [
                language,
                // What is not said in a language of the installation's own is said in English.
                language === languageFolder(language) ? each.required('${path} is missing') : each,
              ]),
            ),
          )
          .noUnknown('${path} has a language that does not exist: ${unknown}')
          .strict()
      : each.typeError('${path} must be a text, or a text for each language'),
  );
