import { contract } from '../contract/index.ts';
import { send } from './http.ts';

/** Sends an image and answers its id, and where it is served. */
export const uploadImage = (upload: Blob) => send(contract.session.uploadImage, { upload });
