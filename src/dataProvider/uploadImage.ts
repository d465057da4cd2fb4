import { contract } from '../contract/index.ts';
import { send } from './http.ts';

/** Uploads an image; returns its id and address. */
export const uploadImage = (upload: Blob) => send(contract.session.uploadImage, { upload });
