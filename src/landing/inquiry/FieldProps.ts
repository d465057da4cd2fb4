import type { UseFormReturn } from 'react-hook-form';
import type { InquiryBody } from '../../domain/entities/group.ts';
import type { Field } from './useInquiry.ts';
import type { Words } from './words.ts';

export interface FieldProps {
  words: Words;
  form: UseFormReturn<InquiryBody>;
  name: Field;
}
