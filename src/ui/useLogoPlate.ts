import { useTheme } from '@mui/material/styles';
import { useState, type SyntheticEvent } from 'react';
import { darkPlate } from '../domain/brand/isLightDrawing.ts';
import { isLightPicture } from './isLightPicture.ts';

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
      setLightUrl(isLightPicture(currentTarget) ? url : null),
    plate:
      isForDark === isDarkMode ? {} : { bgcolor: isForDark ? darkPlate : '#FFF', padding: `${padding}px` },
  };
}
