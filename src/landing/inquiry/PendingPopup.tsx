import { Popup } from './Popup.tsx';
import type { InquiryWords } from '../../i18n/en/landing/inquiry.ts';

/** While the inquiry is on its way; cancelling, or Escape, aborts the request. */
export const PendingPopup = ({
  words: { pending },
  onCancel,
}: {
  words: InquiryWords;
  onCancel: () => void;
}) => (
  <Popup title={pending.title} onClose={onCancel} className="note">
    <span className="spinner" aria-hidden />
    <p className="muted">{pending.text}</p>
    <footer>
      <button type="button" className="button quiet" onClick={onCancel}>
        {pending.cancel}
      </button>
    </footer>
  </Popup>
);
