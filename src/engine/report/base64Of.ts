/** A file's bytes as base64 text; null when it is not to be had. */
export async function base64Of(url: string, credentials: RequestCredentials): Promise<string | null> {
  const response = await fetch(url, { credentials });
  if (!response.ok) return null;
  const bytes = new Uint8Array(await response.arrayBuffer());
  const piece = 0x8000;
  let text = '';
  for (let from = 0; from < bytes.length; from += piece)
    text += String.fromCharCode(...bytes.subarray(from, from + piece));
  return btoa(text);
}
