import { or, type SQL } from 'drizzle-orm';
import { phoneForms } from '../../src/domain/phoneForms.ts';
import { contains } from '../core/contains.ts';
import { customers } from '../database/schema/index.ts';

/** Whether a text is part of an account's phone number; undefined for text that is no number. */
export const inPhone = (text: string): SQL | undefined =>
  or(...phoneForms(text).map(digits => contains(customers.phone, digits)));
