import type { ComponentType } from 'react';
import { useSearchParams } from 'react-router';
import { recordParam } from '../../screens.ts';

export interface PanelProps {
  id: string;
  onClose: () => void;
}

/** What a panel keeps in the address while it is open. */
const panelParams = [recordParam, 'tab'];

/** The panel of the record that the address names, if it names one. */
export function OpenRecord({ Panel }: { Panel: ComponentType<PanelProps> }) {
  const [params, setParams] = useSearchParams();
  const id = params.get(recordParam);
  const close = () =>
    setParams(before => {
      const after = new URLSearchParams(before);
      for (const param of panelParams) after.delete(param);
      return after;
    });
  return id && <Panel key={id} id={id} onClose={close} />;
}
