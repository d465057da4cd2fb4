import type { Consent } from './InquiryPopup.tsx';
import { Popup } from './Popup.tsx';
import type { InquiryWords } from '../../i18n/en/landing/inquiry.ts';

interface Props {
  words: InquiryWords;
  consent: Consent;
  onClose: () => void;
  onAgree: () => void;
}

/** What one agrees to, in full. */
export function ConsentPopup({ words, consent, onClose, onAgree }: Props) {
  const { title, rows, text } = words[consent];
  return (
    <Popup title={title} onClose={onClose} className="consent">
      <dl>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className="muted">{text}</p>
      <footer>
        <button type="button" className="button quiet" onClick={onClose}>
          {words.close}
        </button>
        <button type="button" className="button primary" onClick={onAgree}>
          {words.agree}
        </button>
      </footer>
    </Popup>
  );
}
