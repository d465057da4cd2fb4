import { useNotify, useTranslate } from 'ra-core';
import { contract } from '../contract/index.ts';
import { useWrite } from '../hooks/useWrite.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';

interface Props {
  user: { roomId: string; roomUserId: string; name: string };
  onClose: () => void;
}

/** Asks whether to remove someone from a room, and says whether they have left or were asked to. */
export function RemoveUserDialog({ user: { roomId, roomUserId, name }, onClose }: Props) {
  const translate = useTranslate();
  const notify = useNotify();
  const remove = useWrite(contract.rooms.removeUser, {
    invalidates: [contract.rooms.roomUsers, contract.study.live, contract.rooms.active],
    onDone({ result }) {
      const isGone = result === 'LEFT';
      notify(isGone ? 'rooms.remove.left' : 'rooms.remove.requested', {
        type: isGone ? 'success' : 'info',
        messageArgs: { name },
      });
      onClose();
    },
  });
  return (
    <ConfirmDialog
      title={translate('rooms.remove.title', { name })}
      text={translate('rooms.remove.text')}
      confirmLabel={translate('rooms.remove.confirm')}
      isDangerous
      change={remove}
      onConfirm={() => void remove.run({ params: { roomId, roomUserId } })}
      onClose={onClose}
    />
  );
}
