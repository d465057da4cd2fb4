import { useRecordContext } from 'ra-core';
import type { Group } from '../../domain/entities/group.ts';
import { ImageInput } from '../../engine/form/image/ImageInput.tsx';

/** The academy's logo, as the top bar shows it. */
export function LogoInput({ source }: { source: string }) {
  const group = useRecordContext<Group & { id: string }>();
  return (
    <ImageInput
      source={source}
      kind="logo"
      current={group?.logoImageUrl ?? null}
      placeholder={group?.name.slice(0, 1) ?? ''}
    />
  );
}
