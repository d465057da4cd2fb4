import { Popup } from './Popup.tsx';
import type { InquiryWords } from '../../i18n/en/landing/inquiry.ts';

export const DonePopup = ({ words: { done }, onClose }: { words: InquiryWords; onClose: () => void }) => (
  <Popup title={done.title} onClose={onClose} className="note">
    <svg className="tick" viewBox="0 0 48 48" aria-hidden focusable="false">
      <circle cx="24" cy="24" r="23" />
      <path d="m15 25 6.5 6.5L34 18" />
    </svg>
    <p className="muted">{done.text}</p>
    <footer>
      <button type="button" className="button primary" onClick={onClose}>
        {done.confirm}
      </button>
    </footer>
  </Popup>
);
