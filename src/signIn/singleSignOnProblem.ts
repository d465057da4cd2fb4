import { singleSignOnParam, singleSignOnProblems } from '../domain/singleSignOn.ts';

/** The key of what to say when the identity provider led back without a session, if it did. */
export function singleSignOnProblem(): string | undefined {
  const given = new URLSearchParams(window.location.search).get(singleSignOnParam);
  const problem = singleSignOnProblems.find(each => each === given);
  return problem ? `login.singleSignOnProblem.${problem}` : undefined;
}
