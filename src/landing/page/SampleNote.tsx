import type { PageProps } from './Page.tsx';

/** Marks sample content. */
export const SampleNote = ({ words, content }: PageProps) =>
  content.isSample ? <span className="sample">{words.sample}</span> : null;
