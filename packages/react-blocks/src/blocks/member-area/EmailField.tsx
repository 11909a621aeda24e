import type { ReactNode } from 'react';
import type { ShopErrors } from '../../shop/shop-errors';
import { useTexts } from '../../texts/use-texts';
import { memberAreaTexts } from './member-area.texts';
import { MemberField } from './MemberField';

/** An email field of a member's form. */
export interface EmailFieldProps {
  /** Names the control within the page. */
  form: string;
  errors?: ShopErrors | undefined;
  /** What browsers fill in: the name of an account, or any address. @default 'username' */
  autoComplete?: 'username' | 'email';
}

/** The field of an address, as all forms of members ask for it. */
export function EmailField({
  form,
  errors,
  autoComplete = 'username',
}: EmailFieldProps): ReactNode {
  const texts = useTexts(memberAreaTexts);
  return (
    <MemberField
      form={form}
      name="email"
      label={texts.email}
      type="email"
      autoComplete={autoComplete}
      maxLength={254}
      value={errors?.typed?.['email']}
      wrong={errors?.fields['email']}
    />
  );
}
