import { useRecordContext } from 'ra-core';
import { useState } from 'react';
import type { Group } from '../../domain/entities/group.ts';
import { ImageInput } from '../../engine/form/image/ImageInput.tsx';
import { useShowLogo } from '../../hooks/logoPreview.ts';

/** The academy's logo, which the top bar shows before it is saved. */
export function LogoInput({ source }: { source: string }) {
  const group = useRecordContext<Group & { id: string }>();
  const current = group?.logoImageUrl ?? null;
  const [shown, setShown] = useState(current);
  useShowLogo(shown);
  return (
    <ImageInput
      source={source}
      kind="logo"
      current={current}
      onShow={setShown}
      placeholder={group?.name.slice(0, 1) ?? ''}
    />
  );
}
