import { useState } from 'react';
import type { InquiryWords } from '../../i18n/en/landing/inquiry.ts';
import { ConsentPopup } from './ConsentPopup.tsx';
import { DonePopup } from './DonePopup.tsx';
import { InquiryForm } from './InquiryForm.tsx';
import { PendingPopup } from './PendingPopup.tsx';
import { Popup } from './Popup.tsx';
import { useInquiry } from './useInquiry.ts';

export type Consent = 'privacy' | 'marketing';

interface Props {
  words: InquiryWords;
  open: boolean;
  onClose: () => void;
}

/** The adoption inquiry with its popups: two consents, the wait with its cancel, and the end (specification, section 2). */
export function InquiryPopup({ words, open, onClose }: Props) {
  const inquiry = useInquiry();
  const [consent, setConsent] = useState<Consent | null>(null);
  if (!open) return null;
  const { form, state, cancel, leave } = inquiry;

  const finish = () => {
    leave();
    onClose();
  };
  if (state.kind === 'done') return <DonePopup words={words} onClose={finish} />;
  return (
    <Popup title={words.title} closeLabel={words.close} onClose={onClose} className="inquiry">
      <InquiryForm words={words} inquiry={inquiry} onRead={setConsent} />
      {consent !== null && (
        <ConsentPopup
          words={words}
          consent={consent}
          onClose={() => setConsent(null)}
          onAgree={() => {
            form.setValue(`${consent}Consent`, true, { shouldDirty: true, shouldValidate: true });
            setConsent(null);
          }}
        />
      )}
      {state.kind === 'pending' && <PendingPopup words={words} onCancel={cancel} />}
    </Popup>
  );
}
