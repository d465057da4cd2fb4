import { useRef, useState, type FormEvent } from 'react';
import type { Problem } from '../contract/shapes.ts';
import { runtime } from '../runtime.ts';
import { singleSignOnProblem } from './singleSignOnProblem.ts';
import { useSignInTools } from './SignInTools.ts';
import type { SignInValues } from './SignInValues.ts';

type Name = keyof SignInValues;
type Errors = Partial<Record<Name, string>>;

const empty: SignInValues = { userId: '', passwd: '', otp: '' };

/** The errors with that of one field replaced, or without it. Written out: libraries would be a tenth of the form. */
const withError = (errors: Errors, name: Name, error: string | undefined): Errors => ({
  ...Object.fromEntries(Object.entries(errors).filter(([of]) => of !== name)),
  ...(error === undefined ? {} : { [name]: error }),
});

/** The schema weighs more than the form, so that it is loaded after it. */
const validate = async (values: SignInValues): Promise<Errors> =>
  (await import('./validateSignIn.ts')).validateSignIn(values);

/**
 * The state of the sign-in form, which is shown before form libraries and schemas are loaded. Errors are shown next to
 * their field once it was filled in and left, and the problem of the call above the form; the input stays.
 *
 * @param send signs in; resolves to the problem of a refusal, or to null
 */
export function useSignInForm(send: (values: SignInValues) => Promise<Problem | null>) {
  const { translate, academy, notice } = useSignInTools();
  const values = useRef({ ...empty });
  const inputs = useRef<Partial<Record<Name, HTMLInputElement | null>>>({});
  const touched = useRef(new Set<Name>());
  const [errors, setErrors] = useState<Errors>({});
  const [problem, setProblem] = useState(() => {
    const refused = singleSignOnProblem();
    const key = refused ? `login.singleSignOnProblem.${refused}` : notice;
    const provider = academy?.singleSignOn ?? runtime.singleSignOn;
    return key === undefined ? null : translate(key, { name: provider?.name });
  });
  const [isSubmitting, setSubmitting] = useState(false);

  /** Password managers fill in inputs without an event. */
  const readInputs = () => {
    for (const [name, input] of Object.entries(inputs.current))
      if (input) values.current[name as Name] = input.value;
    return values.current;
  };
  const check = async (name: Name) => {
    const found = await validate(readInputs()).catch(() => ({}) as Errors);
    setErrors(before => withError(before, name, found[name]));
  };
  const focus = (name: Name | undefined) => name && inputs.current[name]?.focus();
  const showErrors = (found: Errors) => {
    setErrors(found);
    focus((Object.keys(empty) as Name[]).find(name => name in found && inputs.current[name]));
  };

  const refuse = ({ code, fieldErrors = {}, details }: Problem) => {
    const here = Object.entries(fieldErrors).filter(([name]) => name in empty);
    if (here.length > 0) return showErrors(Object.fromEntries(here));
    setProblem(translate(`errors.${code}`, { ...details, _: translate('errors.UNKNOWN') }));
    if (code === 'LOGIN_FAILED') focus('passwd');
  };
  const sendValues = async (sent: SignInValues) => {
    setProblem(null);
    setSubmitting(true);
    try {
      const refused = await send(sent);
      if (refused !== null) refuse(refused);
    } finally {
      setSubmitting(false);
    }
  };

  return {
    problem,
    isSubmitting,
    sendValues,
    submit: async (event: FormEvent) => {
      event.preventDefault();
      const sent = { ...readInputs() };
      // What cannot be validated here for want of a connection, the server validates.
      const found = await validate(sent).catch(() => ({}) as Errors);
      for (const name of Object.keys(inputs.current)) touched.current.add(name as Name);
      if (Object.keys(found).length > 0) return showErrors(found);
      setErrors({});
      await sendValues(sent);
    },
    /** Empties the second factor and takes back what was wrong. */
    clearOtp: () => {
      values.current.otp = '';
      inputs.current.otp = null;
      touched.current.delete('otp');
      setErrors({});
      setProblem(null);
    },
    /** What a text field needs: its value, and what is wrong with it. */
    field: (name: Name) => ({
      name,
      defaultValue: values.current[name],
      inputRef: (input: HTMLInputElement | null) => void (inputs.current[name] = input),
      onChange: () => void (touched.current.has(name) && check(name)),
      onBlur: () => {
        // A field that is left empty says nothing yet: a message would move the button that is being pressed.
        if (readInputs()[name] === '') return;
        touched.current.add(name);
        void check(name);
      },
      error: errors[name] !== undefined,
      helperText: errors[name] === undefined ? undefined : translate(errors[name]),
    }),
  };
}
export type SignInFormState = ReturnType<typeof useSignInForm>;
