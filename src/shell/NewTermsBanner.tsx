import { Alert, Box, Button, Link } from '@mui/material';
import { FileText } from 'lucide-react';
import { useLocale, useTranslate } from 'ra-core';
import { useState } from 'react';
import { openChat } from '../chat/openChat.ts';
import { contract } from '../contract/index.ts';
import { useApi } from '../dataProvider/useApi.ts';
import { textIn } from '../domain/brand/textIn.ts';
import { isLanguage } from '../domain/isLanguage.ts';
import { useWrite } from '../hooks/useWrite.ts';
import { brand } from '../runtime.ts';

/**
 * Shows an owner what new terms change, once in each visit until they agree, and how to object. Nothing is locked
 * meanwhile.
 */
export function NewTermsBanner() {
  const translate = useTranslate();
  const language = useLocale();
  const [isPutOff, setPutOff] = useState(false);
  const [isObjecting, setObjecting] = useState(false);
  const { data } = useApi(contract.session.consents, { query: isLanguage(language) ? { language } : {} });
  const { run, isBusy } = useWrite(contract.session.agree, {
    invalidates: [contract.session.me, contract.session.consents],
    toastsFailure: true,
  });
  const news = data?.documents.flatMap(({ isNew, version, ...each }) =>
    isNew && version !== null ? [{ ...each, version, setting: `${each.document}Url` as const }] : [],
  );
  if (isPutOff || !news?.length) return null;
  const changes = news.map(each => each.changes).filter(text => text !== '');
  const documents = news.map(({ document, version }) => ({ document, version }));
  return (
    <Alert
      severity="info"
      role="status"
      icon={<FileText size={18} aria-hidden />}
      sx={{ mb: 2, alignItems: 'flex-start', '& .MuiAlert-message': { flex: 1 } }}
    >
      <strong>{translate('myProfile.consents.newTitle')}</strong>
      {changes.map(text => (
        <div key={text}>{text}</div>
      ))}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, my: 0.5 }}>
        {news.map(({ document, setting }) => (
          <Link
            key={document}
            href={textIn(brand()[setting], language)}
            target="_blank"
            rel="noopener"
            color="inherit"
          >
            {translate(`app.legal.${setting}`)}
          </Link>
        ))}
      </Box>
      {isObjecting && <Box sx={{ my: 1 }}>{translate('myProfile.consents.objectText')}</Box>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
        <Button
          size="small"
          variant="contained"
          disabled={isBusy}
          onClick={() => void run({ body: { documents } })}
        >
          {translate('myProfile.consents.agree')}
        </Button>
        <Button
          size="small"
          color="inherit"
          onClick={() => (isObjecting ? void openChat() : setObjecting(true))}
        >
          {translate(isObjecting ? 'app.contactSupport' : 'myProfile.consents.object')}
        </Button>
        <Button size="small" color="inherit" onClick={() => setPutOff(true)}>
          {translate('myProfile.consents.later')}
        </Button>
      </Box>
    </Alert>
  );
}
