import { attentionRuleIds, type AttentionRuleId } from './attentionRuleIds.ts';
import { attentionRules } from './attentionRules.ts';
import type { AttentionSettings } from './attentionSettings.ts';
import type { Finding } from './finding.ts';
import type { StudentHistory } from './studentHistory.ts';

/** The rules that a student meets, with their figures. Rules that the academy has switched off find nothing. */
export function findingsOf(
  history: StudentHistory,
  settings: AttentionSettings,
): (Finding & { rule: AttentionRuleId })[] {
  const findings: (Finding & { rule: AttentionRuleId })[] = [];
  for (const rule of attentionRuleIds) {
    const { thresholds, evaluate } = attentionRules[rule];
    const finding = settings[thresholds[0]] === 0 ? null : evaluate(history, settings);
    if (finding !== null) findings.push({ rule, ...finding });
  }
  return findings;
}
