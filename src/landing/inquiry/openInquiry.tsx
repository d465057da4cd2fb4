import './inquiry.css';
import { createRoot, type Root } from 'react-dom/client';
import type { InquiryWords } from '../../i18n/en/landing/inquiry.ts';
import { InquiryPopup } from './InquiryPopup.tsx';

let root: Root | undefined;

/** Opens the inquiry on top of the page. Closed, it keeps what was typed until the page is left. */
export function openInquiry(words: InquiryWords): void {
  const show = (open: boolean) =>
    root!.render(<InquiryPopup words={words} open={open} onClose={() => show(false)} />);
  if (root === undefined) {
    const host = document.createElement('div');
    document.body.append(host);
    root = createRoot(host);
  }
  show(true);
}
