import { Box, Tab, Tabs as MuiTabs } from '@mui/material';
import { useId, useState, type ReactNode } from 'react';
import { useUrlState } from '../hooks/useUrlState.ts';
import { tabParam } from '../screens.ts';

interface TabOf {
  key: string;
  label: string;
  content: ReactNode;
}

/** Parts of a page of which one is shown; which one is part of the address. */
export function Tabs({ tabs, label }: { tabs: readonly TabOf[]; label: string }) {
  const id = useId();
  const [params, change] = useUrlState();
  const current = tabs.find(tab => tab.key === params.get(tabParam)) ?? tabs[0]!;
  // What was typed into a part stays while another one is looked at.
  const [visited, setVisited] = useState<readonly string[]>([current.key]);
  if (!visited.includes(current.key)) setVisited([...visited, current.key]);
  const choose = (key: string) => change({ [tabParam]: key === tabs[0]!.key ? null : key });
  return (
    <>
      <MuiTabs
        value={current.key}
        onChange={(_, key: string) => choose(key)}
        aria-label={label}
        variant="scrollable"
        // In a drawer that is sliding in they would be measured as too wide; touch, wheel and arrow keys scroll as well.
        scrollButtons={false}
        sx={{ mb: 2.5 }}
      >
        {tabs.map(tab => (
          <Tab
            key={tab.key}
            value={tab.key}
            label={tab.label}
            id={`${id}-${tab.key}`}
            aria-controls={`${id}-${tab.key}-panel`}
          />
        ))}
      </MuiTabs>
      {tabs
        .filter(tab => visited.includes(tab.key))
        .map(tab => (
          <Box
            key={tab.key}
            role="tabpanel"
            id={`${id}-${tab.key}-panel`}
            aria-labelledby={`${id}-${tab.key}`}
            hidden={tab.key !== current.key}
          >
            {tab.content}
          </Box>
        ))}
    </>
  );
}
