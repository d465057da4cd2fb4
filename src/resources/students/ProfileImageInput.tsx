import { useRecordContext } from 'ra-core';
import type { Profile } from '../../domain/entities/account.ts';
import { ImageInput } from '../../engine/form/image/ImageInput.tsx';

/** A student's picture. */
export function ProfileImageInput({ source }: { source: string }) {
  const profile = useRecordContext<Profile & { id: string }>();
  return (
    <ImageInput
      source={source}
      kind="profile"
      current={profile?.profileImageUrl ?? null}
      placeholder={profile?.name.slice(0, 1) ?? ''}
    />
  );
}
