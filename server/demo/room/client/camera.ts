import { byId, show } from './elements.ts';
import { words } from './words.ts';

const video = byId<HTMLVideoElement>('video');
const note = byId('cameraNote');
const noPicture = byId('noPicture');
let stream: MediaStream | null = null;

/** Whether the camera's picture is shown. */
export const isCameraOn = (): boolean => stream !== null;

/** Asks for the camera and shows its picture. Returns whether there is one; otherwise the page says why not. */
export async function turnCameraOn(): Promise<boolean> {
  if (stream !== null) return true;
  show(note, words.camera.waiting);
  try {
    // Browsers offer no cameras to pages without HTTPS.
    if (!('mediaDevices' in navigator)) throw new DOMException('', 'NotFoundError');
    stream = await navigator.mediaDevices.getUserMedia({ video: true });
  } catch (error) {
    const isRefused = error instanceof DOMException && error.name === 'NotAllowedError';
    show(note, isRefused ? words.camera.refused : words.camera.absent);
    show(noPicture, words.camera.isOff);
    return false;
  }
  video.srcObject = stream;
  video.hidden = false;
  noPicture.hidden = true;
  show(note, words.camera.preview);
  return true;
}

/** Ends the picture and lets the camera go. */
export function turnCameraOff(): void {
  for (const track of stream?.getTracks() ?? []) track.stop();
  stream = null;
  video.srcObject = null;
  video.hidden = true;
  show(noPicture, words.camera.isOff);
  show(note, null);
}
