import { useLocale } from 'ra-core';
import { brand } from '../runtime.ts';
import { textIn } from '../domain/brand/textIn.ts';

/** The product's name in the reader's language. */
export const useProductName = (): string => textIn(brand().name, useLocale());
