import { attentionRuleIds, type AttentionRuleId } from './attentionRuleIds.ts';
import { attentionRules } from './attentionRules.ts';
import type { AttentionSettings } from './attentionSettings.ts';
import type { Finding } from './finding.ts';
import type { StudentHistory } from './studentHistory.ts';

/** The rules that a student meets, with their figures. Rules that the academy has switched off find nothing. */
export const findingsOf = (
  history: StudentHistory,
  settings: AttentionSettings,
): (Finding & { rule: AttentionRuleId })[] =>
  attentionRuleIds.flatMap(rule => {
    const { thresholds, evaluate } = attentionRules[rule];
    if (settings[thresholds[0]] === 0) return [];
    const finding = evaluate(history, settings);
    return finding === null ? [] : [{ rule, ...finding }];
  });
