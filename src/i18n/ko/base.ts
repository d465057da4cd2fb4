import type { base as english } from '../en/base.ts';
import { app } from './app.ts';
import { errors } from './errors.ts';
import { login } from './login.ts';
import { password } from './password.ts';
import { screens, sections } from './screens.ts';
import { validation } from './validation.ts';

/** What the sign-in page says, which is loaded without the rest; every other screen has these words too. */
export const base: typeof english = { app, screens, sections, validation, errors, login, password };
