import type { ComponentType } from 'react';
import type { Schema } from 'yup';
import type { BoundResource } from '../../dataProvider/bindings.ts';
import type { ChoiceKind } from '../../domain/choices.ts';
import type { InputName } from './inputs.tsx';

export interface FormField<T = Record<string, unknown>> {
  source: keyof T & string;
  /** How it is typed or chosen; text when absent. */
  input?: InputName | ComponentType<{ source: string }>;
  /** The values of a `choice`. */
  choices?: ChoiceKind;
  /** What of the record is shown in its place where it is not typed, such as a name for an id. */
  shows?: keyof T & string;
  /** Takes a whole line. */
  wide?: true;
}

/** A flat form as data. What is allowed comes from the contract's schema of the call that saves it. */
export interface FormDefinition<T = Record<string, unknown>> {
  resource: BoundResource;
  schema: Schema;
  /** Where the sections' titles are in the translations. */
  i18nPrefix: string;
  /** What is said before the reason when saving failed. */
  failed?: string;
  sections: readonly { key: string; fields: readonly (FormField<T> | (keyof T & string))[] }[];
}

export const form = <T>(definition: FormDefinition<T>) => definition;

const toField = <T>(field: FormField<T> | (keyof T & string)): FormField<T> =>
  typeof field === 'string' ? { source: field } : field;

/** The fields of a section in their long form. */
export const fieldsOf = <T>(section: FormDefinition<T>['sections'][number]) => section.fields.map(toField);

/** All fields of a form. */
export const allFieldsOf = <T>({ sections }: FormDefinition<T>) => sections.flatMap(fieldsOf);
