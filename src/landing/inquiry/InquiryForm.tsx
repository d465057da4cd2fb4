import { inquiryDurations, inquiryStarts, inquiryUserCounts } from '../../domain/choices.ts';
import { ChoiceField } from './ChoiceField.tsx';
import { ConsentField } from './ConsentField.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';
import type { Consent } from './InquiryPopup.tsx';
import { Notice } from './Notice.tsx';
import { TextField } from './TextField.tsx';
import type { useInquiry } from './useInquiry.ts';
import type { InquiryWords } from '../../i18n/en/landing/inquiry.ts';

interface Props {
  words: InquiryWords;
  inquiry: ReturnType<typeof useInquiry>;
  onRead: (consent: Consent) => void;
}

export function InquiryForm({ words, inquiry: { form, state, send }, onRead }: Props) {
  const given = { words, form };
  const { choices } = words;
  return (
    <form noValidate onSubmit={event => void send(event)}>
      <p className="muted">{words.text}</p>
      <ErrorSummary {...given} />
      <Notice words={words} state={state} />
      <div className="grid">
        <TextField {...given} name="name" autoComplete="name" />
        <TextField {...given} name="company" autoComplete="organization" />
        <TextField {...given} name="department" />
        <TextField {...given} name="position" autoComplete="organization-title" />
        <TextField {...given} name="email" whole type="email" autoComplete="email" />
        <TextField {...given} name="phone" type="tel" hint={words.hints.phone} />
        <TextField {...given} name="mobile" type="tel" autoComplete="tel" hint={words.hints.phone} />
      </div>
      <ChoiceField {...given} name="userCount" values={inquiryUserCounts} labels={choices.inquiryUserCount} />
      <ChoiceField
        {...given}
        name="serviceDuration"
        values={inquiryDurations}
        labels={choices.inquiryDuration}
      />
      <ChoiceField {...given} name="expectedStart" values={inquiryStarts} labels={choices.inquiryStart} />
      <TextField
        {...given}
        name="additionalInquiry"
        multiline
        optional
        hint={words.hints.additionalInquiry}
      />
      <div className="consents">
        <ConsentField {...given} name="privacyConsent" onRead={() => onRead('privacy')} />
        <ConsentField {...given} name="marketingConsent" optional onRead={() => onRead('marketing')} />
      </div>
      <footer>
        <button type="submit" className="button primary" disabled={state.kind === 'pending'}>
          {words.submit}
        </button>
      </footer>
    </form>
  );
}
