import { AuditLog } from './AuditLog.tsx';
import { adminAuditList } from './audits.ts';

/** `/admin/audit` */
export const AdminAuditsPage = () => <AuditLog screen="adminAudit" definition={adminAuditList} />;
