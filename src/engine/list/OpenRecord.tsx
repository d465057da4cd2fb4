import { useMemo, useState, type ComponentType } from 'react';
import { changePanel } from '../../hooks/changePanel.ts';
import { useUrlState } from '../../hooks/useUrlState.ts';
import { recordParam } from '../../domain/recordParam.ts';
import { tabParam } from '../../screens.ts';
import { PanelContext } from '../../ui/PanelContext.ts';

export interface PanelProps {
  id: string;
  onClose: () => void;
}

interface Props {
  Panel: ComponentType<PanelProps>;
  /** The ways from the record to those before and after it. */
  Steps?: ComponentType<{ id: string }>;
}

/** What a panel keeps in the address while it is open. */
const panelParams = { [recordParam]: null, [tabParam]: null };

/** The panel of the record that the address names, if it names one. */
export function OpenRecord({ Panel, Steps }: Props) {
  const [params, change] = useUrlState();
  const id = params.get(recordParam);
  const [shown, setShown] = useState({ id, replacesAnother: false });
  if (shown.id !== id) setShown({ id, replacesAnother: shown.id !== null });
  const { replacesAnother } = shown;
  const parts = useMemo(
    () => ({ replacesAnother, steps: Steps && id !== null && <Steps id={id} /> }),
    [Steps, id, replacesAnother],
  );
  return (
    id && (
      <PanelContext value={parts}>
        <Panel key={id} id={id} onClose={() => changePanel(id, 'closed', () => change(panelParams))} />
      </PanelContext>
    )
  );
}
