import { apiBase } from '../../../src/contract/index.ts';

/** Below it, images are served by their group and id. */
export const imagesUrl = `${apiBase}/images`;

/** Where an image of a group is served; null without one. */
export const imageUrl = (groupId: string, imageId: string | null) =>
  imageId === null ? null : `${imagesUrl}/${groupId}/${imageId}`;
