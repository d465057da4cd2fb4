import { useTheme } from '@mui/material/styles';
import { useState, type SyntheticEvent } from 'react';
import { isLightDrawing } from '../domain/brand/isLightDrawing.ts';

/** In pixels: enough to tell the colours of a logo. */
const side = 32;

function isLight(picture: HTMLImageElement): boolean {
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const context = canvas.getContext('2d');
  if (context === null) return false;
  context.drawImage(picture, 0, 0, side, side);
  try {
    return isLightDrawing(context.getImageData(0, 0, side, side).data);
  } catch {
    // Pictures of other origins may not be read.
    return false;
  }
}

/**
 * What a logo is seen against. Most are drawn for white paper and have a light plate in dark mode; one that is drawn in white
 * has a dark one in light mode. `padding` is in pixels.
 */
export function useLogoPlate(url: string | null, padding: number) {
  const isDarkMode = useTheme().palette.mode === 'dark';
  const [lightUrl, setLightUrl] = useState<string | null>(null);
  const isForDark = url !== null && url === lightUrl;
  return {
    onLoad: ({ currentTarget }: SyntheticEvent<HTMLImageElement>) =>
      setLightUrl(isLight(currentTarget) ? url : null),
    plate:
      isForDark === isDarkMode ? {} : { bgcolor: isForDark ? '#16181D' : '#FFF', padding: `${padding}px` },
  };
}
