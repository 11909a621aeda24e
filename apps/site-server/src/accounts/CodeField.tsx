import { Field } from '../area/Field';
import { sayOfAccounts } from './account-manner';

/** Which code a field asks for. */
export interface CodeFieldProps {
  readonly name: string;
  /** One of the app, for which telephones show digits, one to recover, or either of them. */
  readonly kind: 'app' | 'recovery' | 'either';
  /** What is wrong with it. @default nothing */
  readonly wrong?: string | undefined;
}

/** Renders the field for a code of a second factor. */
export function CodeField({ name, kind, wrong }: CodeFieldProps) {
  return (
    <Field
      name={name}
      label={sayOfAccounts(kind === 'recovery' ? 'recoveryCode' : 'code')}
      autoComplete={kind === 'recovery' ? 'off' : 'one-time-code'}
      hint={sayOfAccounts(`${kind}CodeHint`)}
      wrong={wrong}
      {...(kind === 'app' && { inputMode: 'numeric' })}
      isRequired
    />
  );
}
