import { AuditLog } from './AuditLog.tsx';
import { auditList } from './audits.ts';

/** `/setting/audit` */
export const AuditsPage = () => <AuditLog screen="audits" definition={auditList} />;
