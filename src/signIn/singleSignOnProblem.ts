import { singleSignOnParam, singleSignOnProblems } from '../domain/singleSignOn.ts';
import { runtime } from '../runtime.ts';

/** The key of what to say when the identity provider led back without a session, or null. */
export function singleSignOnProblem(): string | null {
  const given = new URLSearchParams(window.location.search).get(singleSignOnParam);
  const problem = singleSignOnProblems.find(each => each === given);
  return problem && runtime.singleSignOn ? `login.singleSignOnProblem.${problem}` : null;
}
