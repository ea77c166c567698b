import type { SignInProblem } from './sign-in-problem';

/** Why what was asked did not happen. */
export function Problem({ problem }: { readonly problem: SignInProblem | undefined }) {
  return (
    problem && (
      <p className="shell-problem" role="alert">
        {problem.summary}
        {problem.detail && <span>{problem.detail}</span>}
      </p>
    )
  );
}
