import type { jsPDF } from 'jspdf';
import type { Picture } from './pictureOf.ts';

/** In millimetres: the place of a logo, of which the right edge stays. */
interface Place {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Draws a logo in its own ratio, as large as its place allows, at the place's upper right corner. */
export function drawLogo(doc: jsPDF, logo: Picture, place: Place): void {
  const scale = Math.min(place.width / logo.width, place.height / logo.height);
  const [width, height] = [logo.width * scale, logo.height * scale];
  // By its alias the same picture on many pages is stored once.
  doc.addImage(logo.url, 'PNG', place.x + place.width - width, place.y, width, height, 'logo');
}
