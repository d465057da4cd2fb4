import * as yup from 'yup';
import { genders } from '../domain/choices.ts';
import { accountBodies, newAccountBodies } from '../domain/entities/accountFields.ts';
import { shape } from '../domain/entities/fields.ts';
import { rules } from '../domain/rules.ts';

/** What may be changed of a manager by the academy. */
export const managerBody = shape({
  ...accountBodies,
  nickname: yup.lazy(value => (value === '' ? yup.string() : rules.nickname)) as unknown as yup.Schema<
    string | undefined
  >,
  gender: yup.string().oneOf(genders, 'validation.choice'),
  birthday: rules.date.nullable(),
});

/** A row of a creation. */
export const newManager = shape({
  ...newAccountBodies('manager'),
  observer: yup.boolean(),
});
