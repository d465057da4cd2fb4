/** Seconds as `H:MM:SS`, the way study time is read everywhere. */
export function formatSeconds(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const pad = (value: number) => String(value).padStart(2, '0');
  return `${Math.floor(whole / 3600)}:${pad(Math.floor(whole / 60) % 60)}:${pad(whole % 60)}`;
}

/** A Korean or international phone number, grouped for reading; unknown shapes stay as they are. */
export function formatPhone(digits: string): string {
  return digits
    .replace(/^(02)(\d{3,4})(\d{4})$/, '$1-$2-$3')
    .replace(/^(0\d{2})(\d{3,4})(\d{4})$/, '$1-$2-$3');
}
