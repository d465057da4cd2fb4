import './inquiry.css';
import { createRoot, type Root } from 'react-dom/client';
import type { Language } from '../../domain/choices.ts';
import { InquiryPopup } from './InquiryPopup.tsx';

let root: Root | undefined;

/** Opens the inquiry on top of the page. Closed, it keeps what was typed until the page is left. */
export function openInquiry(language: Language): void {
  const show = (open: boolean) =>
    root!.render(<InquiryPopup language={language} open={open} onClose={() => show(false)} />);
  if (root === undefined) {
    const host = document.createElement('div');
    document.body.append(host);
    root = createRoot(host);
  }
  show(true);
}
