import { useQuery } from '@tanstack/react-query';
import { loadReportWords, reportWords } from '../../i18n/reportWords.ts';

/** The words of weekly reports in every language; the product's own until the installation's have come. */
export const useReportWords = () =>
  useQuery({
    queryKey: ['reportWords'],
    queryFn: loadReportWords,
    placeholderData: reportWords,
    staleTime: Infinity,
  }).data ?? reportWords;
