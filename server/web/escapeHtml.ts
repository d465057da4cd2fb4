/** Text as HTML that says it. */
export const escapeHtml = (text: string) =>
  text.replace(/[&<>"']/g, character => `&#${character.charCodeAt(0)};`);
