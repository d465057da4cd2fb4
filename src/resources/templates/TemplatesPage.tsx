import { Box, Button, Card, CardActionArea, Typography } from '@mui/material';
import { Plus } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { useMayCall } from '../../authProvider/useMayCall.ts';
import { contract } from '../../contract/index.ts';
import { useApi } from '../../dataProvider/useApi.ts';
import { templateTriggers } from '../../domain/choices.ts';
import type { Template } from '../../domain/entities/notification.ts';
import { limits } from '../../domain/limits.ts';
import { QueryState } from '../../engine/QueryState.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { useLanguageName } from '../../hooks/useLanguageName.ts';
import { TemplateDialog } from './TemplateDialog.tsx';

/** `/notification/template` */
export function TemplatesPage() {
  const translate = useTranslate();
  const query = useApi(contract.templates.list, {
    query: { range: JSON.stringify([0, limits.pageSize.max - 1]) },
  });
  const [open, setOpen] = useState<Template | 'new' | null>(null);
  const mayAdd = useMayCall(contract.templates.create);
  const add = mayAdd && (
    <Button variant="contained" startIcon={<Plus aria-hidden />} onClick={() => setOpen('new')}>
      {translate('templates.add')}
    </Button>
  );
  return (
    <>
      <PageHeader screen="templates" caption={translate('templates.caption')} actions={add} />
      <QueryState query={query}>
        {templates =>
          templates.length === 0 ? (
            <EmptyState
              size="part"
              tone="accent"
              title={translate('templates.empty.title')}
              text={translate('templates.empty.text')}
            />
          ) : (
            <Box sx={{ display: 'grid', gap: 3 }}>
              {templateTriggers.map(trigger => (
                <Group
                  key={trigger}
                  title={translate(`choices.templateTrigger.${trigger}`)}
                  templates={templates.filter(template => template.trigger === trigger)}
                  onOpen={setOpen}
                />
              ))}
            </Box>
          )
        }
      </QueryState>
      {open !== null && (
        <TemplateDialog template={open === 'new' ? null : open} onClose={() => setOpen(null)} />
      )}
    </>
  );
}

interface GroupProps {
  title: string;
  templates: Template[];
  onOpen: (template: Template) => void;
}

function Group({ title, templates, onOpen }: GroupProps) {
  const translate = useTranslate();
  const nameOf = useLanguageName();
  if (templates.length === 0) return null;
  return (
    <section>
      <Typography variant="h2" sx={{ mb: 1.25 }}>
        {title}
      </Typography>
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { sm: '1fr 1fr', lg: 'repeat(3, 1fr)' } }}>
        {templates.map(template => (
          <Card key={template.id}>
            <CardActionArea onClick={() => onOpen(template)} sx={{ p: 2, height: '100%' }}>
              <Typography sx={{ fontWeight: 600 }}>{template.name}</Typography>
              <Typography variant="body2" noWrap>
                {template.subject}
              </Typography>
              <Typography variant="caption" color="text.secondary">
                {[
                  nameOf(template.language),
                  translate(`choices.notificationChannel.${template.channel}`),
                  ...(template.enabled ? [] : [translate('templates.off')]),
                ].join(' · ')}
              </Typography>
            </CardActionArea>
          </Card>
        ))}
      </Box>
    </section>
  );
}
