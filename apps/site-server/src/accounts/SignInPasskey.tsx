import { sayOfAccounts } from './account-manner';
import { PasskeyButton, type PasskeyAsked } from './PasskeyButton';

/** Renders the button to sign in with a passkey, below a form that asks for a password. */
export function SignInPasskey({
  asked,
  name,
}: {
  readonly asked: PasskeyAsked;
  readonly name: string;
}) {
  return (
    <PasskeyButton
      asked={asked}
      name={name}
      text={sayOfAccounts('withPasskey')}
      wrong={sayOfAccounts('passkeyUnanswered')}
    />
  );
}
