import type { UserEvent } from '@testing-library/user-event';

/** Puts a text into a field in one go, in place of what is there; letter by letter would take long. */
export async function fill(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  await user.clear(field);
  await user.click(field);
  await user.paste(text);
}
