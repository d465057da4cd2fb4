import { limits } from '../limits.ts';

export type AttentionThreshold = keyof typeof limits.attention.thresholds;
/** An academy's thresholds by name; 0 switches the rule of a threshold off. */
export type AttentionSettings = Record<AttentionThreshold, number>;

export const attentionThresholds = Object.keys(limits.attention.thresholds) as AttentionThreshold[];

/** The thresholds of an academy that has changed none. */
export const initialAttentionSettings = Object.fromEntries(
  attentionThresholds.map(name => [name, limits.attention.thresholds[name].initial]),
) as AttentionSettings;
