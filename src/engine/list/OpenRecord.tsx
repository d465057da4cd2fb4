import type { ComponentType } from 'react';
import { useUrlState } from '../../hooks/useUrlState.ts';
import { recordParam } from '../../screens.ts';

export interface PanelProps {
  id: string;
  onClose: () => void;
}

/** What a panel keeps in the address while it is open. */
const panelParams = { [recordParam]: null, tab: null };

/** The panel of the record that the address names, if it names one. */
export function OpenRecord({ Panel }: { Panel: ComponentType<PanelProps> }) {
  const [params, change] = useUrlState();
  const id = params.get(recordParam);
  return id && <Panel key={id} id={id} onClose={() => change(panelParams)} />;
}
