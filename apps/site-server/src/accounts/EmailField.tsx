import { Field, type FieldProps } from '../area/Field';
import { sayOfAccounts } from './account-manner';

/** Renders the field for the address that an account has. */
export function EmailField({ value = '', wrong }: Pick<FieldProps, 'value' | 'wrong'>) {
  return (
    <Field
      name="email"
      label={sayOfAccounts('email')}
      type="email"
      autoComplete="username"
      value={value}
      wrong={wrong}
      isRequired
    />
  );
}
