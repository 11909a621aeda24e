import type { ReactNode } from 'react';
import { ErrorSummary } from '../../shop/ErrorSummary';
import type { ShopErrors } from '../../shop/shop-errors';
import { memberAreaParts } from './member-area.parts';
import { memberFieldId } from './MemberField';

/** A form of members' pages. */
export interface MemberFormProps {
  /** Names its controls within the page. */
  form: string;
  action: string;
  button: string;
  /** @default nothing is wrong */
  errors?: ShopErrors | undefined;
  /** Attributes that its script finds it by. @default none */
  data?: Readonly<Record<string, string>>;
  /** Whether the button stands back. @default false */
  isQuiet?: boolean;
  children?: ReactNode;
}

/** A form that is sent without a script; the server says what is wrong, in the page's language. */
export function MemberForm(props: MemberFormProps): ReactNode {
  const { form, action, button, errors, data, isQuiet = false, children } = props;
  return (
    <form method="post" action={action} noValidate className="fr-member-area__form" {...data}>
      <ErrorSummary errors={errors} targetOf={(name) => memberFieldId(form, name)} />
      <p className="fr-line__problem" role="alert" {...{ [memberAreaParts.problem]: '' }} />
      {children}
      <button type="submit" className="fr-action" data-look={isQuiet ? 'quiet' : undefined}>
        {button}
      </button>
    </form>
  );
}
