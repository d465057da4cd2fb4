import { apiBase } from '../../../src/contract/index.ts';

/** Where an image of a group is served; null without one. */
export const imageUrl = (groupId: string, imageId: string | null) =>
  imageId === null ? null : `${apiBase}/images/${groupId}/${imageId}`;
