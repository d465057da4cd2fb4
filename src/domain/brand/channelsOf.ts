/** Red, green and blue of `#rrggbb`, 0 to 255 each. */
export const channelsOf = (color: string): [number, number, number] => {
  const value = Number.parseInt(color.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
};
