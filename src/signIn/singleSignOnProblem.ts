import { singleSignOnParam, singleSignOnProblems, type SingleSignOnProblem } from '../domain/singleSignOn.ts';

/** Why a sign-in at the provider ended without a session, if one just did. */
export function singleSignOnProblem(): SingleSignOnProblem | undefined {
  const given = new URLSearchParams(window.location.search).get(singleSignOnParam);
  return singleSignOnProblems.find(each => each === given);
}
