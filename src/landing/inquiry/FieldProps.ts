import type { UseFormReturn } from 'react-hook-form';
import type { InquiryBody } from '../../domain/entities/group.ts';
import type { Field } from './useInquiry.ts';
import type { InquiryWords } from '../../i18n/en/landing/inquiry.ts';

export interface FieldProps {
  words: InquiryWords;
  form: UseFormReturn<InquiryBody>;
  name: Field;
}
