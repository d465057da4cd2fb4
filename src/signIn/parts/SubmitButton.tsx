import { useSignInTools } from '../SignInTools.ts';

/** Signs in. */
export function SubmitButton({ isSubmitting }: { isSubmitting: boolean }) {
  const { translate } = useSignInTools();
  return (
    <button type="submit" className="sign-in-submit" disabled={isSubmitting}>
      {translate(isSubmitting ? 'login.submitting' : 'login.submit')}
    </button>
  );
}
