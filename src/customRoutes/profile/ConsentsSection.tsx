import { Box, Button, Link, Typography } from '@mui/material';
import { useLocale, useNotify, useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { contract } from '../../contract/index.ts';
import { useApi } from '../../dataProvider/useApi.ts';
import type { Consents } from '../../domain/entities/consents.ts';
import { textIn } from '../../domain/brand/textIn.ts';
import { formatDate, formatDay } from '../../engine/displays/formats.ts';
import { useFormatContext } from '../../engine/displays/useFormatContext.ts';
import { QueryState } from '../../engine/QueryState.tsx';
import { useWrite } from '../../hooks/useWrite.ts';
import { brand } from '../../runtime.ts';
import { Section } from '../../ui/Section.tsx';

/** What an owner agreed to, in which version and when; and the consent to advertising, which can be withdrawn. */
export function ConsentsSection() {
  const translate = useTranslate();
  const query = useApi(contract.session.consents, {});
  return (
    <Section title={translate('myProfile.consents.title')} text={translate('myProfile.consents.text')}>
      <QueryState query={query}>
        {consents => (
          <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {consents.documents.map(each => (
              <DocumentRow key={each.document} {...each} />
            ))}
            <MarketingRow {...consents} />
          </Box>
        )}
      </QueryState>
    </Section>
  );
}

function DocumentRow({ document, agreedVersion, agreedAt }: Consents['documents'][number]) {
  const translate = useTranslate();
  const place = useFormatContext();
  const setting = `${document}Url` as const;
  const agreed = agreedAt
    ? translate('myProfile.consents.agreed', { date: formatDay(agreedAt, place) })
    : translate('myProfile.consents.notAgreed');
  const effective =
    agreedVersion && translate('myProfile.consents.effective', { date: formatDate(agreedVersion, place) });
  return (
    <Row
      title={
        <Link href={textIn(brand()[setting], useLocale())} target="_blank" rel="noopener" color="inherit">
          {translate(`app.legal.${setting}`)}
        </Link>
      }
      state={[agreed, effective].filter(Boolean).join(' · ')}
    />
  );
}

function MarketingRow({ marketingConsentAt, marketingWithdrawnAt }: Consents) {
  const translate = useTranslate();
  const notify = useNotify();
  const place = useFormatContext();
  const { run, isBusy } = useWrite(contract.session.changeMarketingConsent, {
    invalidates: [contract.session.consents],
    toastsFailure: true,
    onDone: () => notify('myProfile.consents.changed', { type: 'success' }),
  });
  const isGiven = marketingConsentAt !== null;
  const at = marketingConsentAt ?? marketingWithdrawnAt;
  const state = at === null ? 'notGiven' : isGiven ? 'given' : 'withdrawn';
  return (
    <Row
      title={translate('myProfile.consents.marketing')}
      state={translate(`myProfile.consents.${state}`, at === null ? {} : { date: formatDay(at, place) })}
      action={
        <Button
          size="small"
          variant="outlined"
          color="inherit"
          disabled={isBusy}
          onClick={() => void run({ body: { consent: !isGiven } })}
        >
          {translate(isGiven ? 'myProfile.consents.withdraw' : 'myProfile.consents.give')}
        </Button>
      }
    />
  );
}

const Row = ({ title, state, action }: { title: ReactNode; state: string; action?: ReactNode }) => (
  <Box
    component="li"
    sx={{
      display: 'flex',
      alignItems: 'center',
      gap: 1.5,
      py: 1.25,
      borderTop: 1,
      borderColor: 'divider',
      '&:first-of-type': { borderTop: 0 },
    }}
  >
    <Box sx={{ minWidth: 0, flex: 1 }}>
      <Typography variant="body2" sx={{ fontWeight: 550 }}>
        {title}
      </Typography>
      <Typography variant="caption" color="text.secondary" component="p">
        {state}
      </Typography>
    </Box>
    {action}
  </Box>
);
