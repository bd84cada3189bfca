import { addresses } from '../../addresses.ts';

const refusals = {
  wrong: 'That is not the token. It is the value of OPERATOR_TOKEN in the settings of the server.',
  'too-often': 'It was tried too often. Try again in a quarter of an hour.',
  elsewhere: 'This form was sent from another site. Open this page itself, and sign in here.',
};

export function SignIn({ refused }: { refused: keyof typeof refusals | undefined }) {
  return (
    <div className="page page-reading operator-page">
      <h1>Operator</h1>
      <p className="lead">For whoever runs this site: what visitors saved, and how the server is.</p>
      <form method="post" action={`${addresses.operator}/sign-in`} className="operator-sign-in">
        <label htmlFor="operator-token">Token</label>
        <input
          id="operator-token"
          name="token"
          type="password"
          required
          autoComplete="current-password"
          aria-invalid={refused === 'wrong' || undefined}
          aria-describedby={refused && 'operator-refused'}
        />
        <button type="submit" className="button">
          Sign in
        </button>
        {refused && (
          <p id="operator-refused" role="alert" className="notice notice-error">
            {refusals[refused]}
          </p>
        )}
      </form>
    </div>
  );
}
