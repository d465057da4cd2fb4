import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Tab,
  Tabs,
} from '@mui/material';
import { Send } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useState, type FormEvent } from 'react';
import { languages, type Language } from '../../../domain/choices.ts';
import { formatTime } from '../../../engine/displays/formats.ts';
import { useFormatContext } from '../../../engine/displays/useFormatContext.ts';
import { useProblemText } from '../../../hooks/useProblemText.ts';
import { useGuardedClose } from '../../../unsaved/useGuardedClose.ts';
import { useIsPhone } from '../../../hooks/useIsPhone.ts';
import { QuietChoice } from '../QuietChoice.tsx';
import { useLanguageName } from '../../../hooks/useLanguageName.ts';
import { ComposePreview } from './ComposePreview.tsx';
import type { RecipientOption } from './draft.ts';
import { PlanNotes } from './PlanNotes.tsx';
import { RecipientsInput } from './RecipientsInput.tsx';
import { TextFields } from './TextFields.tsx';
import { useCompose } from './useCompose.ts';
import { usePlan } from './usePlan.ts';
import { WhenInput } from './WhenInput.tsx';

interface Props {
  onClose: () => void;
  onSent: () => void;
  /** The recipients that it starts with. */
  selected?: RecipientOption[];
}

/** A notice to be written to chosen people, for now or for later, with what each will read. */
export function ComposeDialog({ onClose, onSent, selected }: Props) {
  const translate = useTranslate();
  const nameOf = useLanguageName();
  const textOf = useProblemText();
  const place = useFormatContext();
  const isPhone = useIsPhone();
  const compose = useCompose(onSent, selected);
  const { draft, change, errors, problemText, isSending, submit } = compose;
  const [language, setLanguage] = useState<Language>(place.locale);
  const { close: leave } = useGuardedClose(compose.isWritten, onClose, compose.discard);
  const { data: plan, error: planError } = usePlan(draft);
  const count =
    plan === undefined || draft.choices.length === 0 ? 0 : plan.recipientCount - plan.unreachableCount;
  const until = plan?.quietUntil && formatTime(plan.quietUntil, place);
  const isAtOnce = draft.wall === null && !(until && draft.duringQuietHours === 'HOLD');
  const verb = count > 0 ? (isAtOnce ? 'sendTo' : 'scheduleFor') : isAtOnce ? 'send' : 'schedule';
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const wrong = await submit(plan);
    const elsewhere = languages.find(each => Object.keys(wrong).some(key => key.startsWith(`${each}.`)));
    if (elsewhere) setLanguage(elsewhere);
  };
  const planFailed = draft.choices.length > 0 && draft.wall === null && planError !== null;
  const problem = problemText ?? (planFailed ? textOf(planError) : null);

  return (
    <Dialog
      open
      onClose={isSending ? undefined : leave}
      onClick={event => event.stopPropagation()}
      aria-labelledby="compose-title"
      maxWidth="lg"
      fullWidth
      fullScreen={isPhone}
    >
      <Box component="form" noValidate onSubmit={send} sx={{ display: 'contents' }}>
        <DialogTitle id="compose-title">{translate('notices.compose')}</DialogTitle>
        <DialogContent
          sx={{
            display: 'grid',
            gap: 3,
            gridTemplateColumns: { md: 'minmax(0, 7fr) minmax(0, 5fr)' },
            alignItems: 'start',
          }}
        >
          <Box sx={{ display: 'grid', gap: 2.5, pt: 1 }}>
            {compose.notice}
            <RecipientsInput
              value={draft.choices}
              onChange={choices => change({ choices })}
              error={errors.to}
            />
            {plan && draft.choices.length > 0 && <PlanNotes plan={plan} />}
            <div>
              <Tabs
                value={language}
                onChange={(_, next: Language) => setLanguage(next)}
                aria-label={translate('notices.texts')}
                sx={{ mb: 2 }}
              >
                {languages.map(each => (
                  <Tab
                    key={each}
                    value={each}
                    id={`compose-${each}`}
                    aria-controls="compose-text"
                    label={
                      plan && draft.choices.length > 0
                        ? translate('notices.languageTab', {
                            language: nameOf(each),
                            smart_count: plan.languages[each],
                          })
                        : nameOf(each)
                    }
                  />
                ))}
              </Tabs>
              <div id="compose-text" role="tabpanel" aria-labelledby={`compose-${language}`}>
                <TextFields
                  key={language}
                  language={language}
                  text={draft.texts[language]}
                  onChange={text => change({ texts: { ...draft.texts, [language]: text } })}
                  errors={errors}
                />
              </div>
            </div>
            <WhenInput wall={draft.wall} onChange={wall => change({ wall })} error={errors.scheduledAt} />
            {until && (
              <QuietChoice
                until={until}
                isLater={draft.wall !== null}
                value={draft.duringQuietHours}
                onChange={duringQuietHours => change({ duringQuietHours })}
              />
            )}
            {problem !== null && (
              <Alert severity="error" role="alert">
                {problem}
              </Alert>
            )}
          </Box>
          <Box sx={{ position: { md: 'sticky' }, top: 0, pt: 1 }}>
            <ComposePreview texts={draft.texts} plan={draft.choices.length > 0 ? plan : undefined} />
          </Box>
        </DialogContent>
        <DialogActions sx={{ flexWrap: 'wrap', rowGap: 1 }}>
          <Button color="inherit" onClick={leave} disabled={isSending}>
            {translate('app.cancel')}
          </Button>
          <Button type="submit" variant="contained" startIcon={<Send aria-hidden />} disabled={isSending}>
            {translate(`notices.${verb}`, { smart_count: count })}
          </Button>
        </DialogActions>
      </Box>
    </Dialog>
  );
}
