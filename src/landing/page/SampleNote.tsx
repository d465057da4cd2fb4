import type { PageProps } from './Page.tsx';

/** Says that what stands beside it is not true yet. */
export const SampleNote = ({ words, content }: PageProps) =>
  content.isSample ? <span className="sample">{words.sample}</span> : null;
