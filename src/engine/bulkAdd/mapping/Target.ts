/** Where a column of a file goes: the source of a field, or one part of a name in two columns. */
export type Target = string;

export const familyNameOf = (source: string): Target => `${source}/family`;
export const givenNameOf = (source: string): Target => `${source}/given`;
/** The field that a target belongs to. */
export const sourceOf = (target: Target): string => target.split('/')[0]!;
