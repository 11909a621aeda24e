import { sayOfAccounts } from './account-manner';
import { PasskeyButton, type PasskeyAsked } from './PasskeyButton';

/** Renders the button to sign in with a passkey, below a form that asks for a password. */
export function SignInPasskey({
  request,
  name,
}: {
  readonly request: PasskeyAsked;
  readonly name: string;
}) {
  return (
    <PasskeyButton
      request={request}
      name={name}
      text={sayOfAccounts('withPasskey')}
      wrong={sayOfAccounts('passkeyUnanswered')}
    />
  );
}
