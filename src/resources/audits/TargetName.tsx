import type { Audit } from '../../domain/entities/notification.ts';
import { useTargetName } from './useTargetName.ts';

/** What a record is about, by its name. */
export const TargetName = ({ record }: { record: Audit }) => <>{useTargetName()(record) || '—'}</>;
