import type { ReactNode } from 'react';
import { giftControls, longestGiftMessage, type GiftDetails } from '../../shop/gift-details';
import { useTexts } from '../../texts/use-texts';
import { giftCardTexts } from './gift-card.texts';

/** What the fields of a gift are shown with. */
export interface GiftFieldsProps {
  gift: GiftDetails;
  /** With which the ids of its controls begin. */
  prefix: string;
  /** What is wrong, by the name of the control. @default nothing */
  errors?: Readonly<Record<string, string>> | undefined;
}

const attributes = {
  to: { autoComplete: 'off', maxLength: 100 },
  email: {
    type: 'email',
    inputMode: 'email',
    autoComplete: 'off',
    autoCapitalize: 'none',
    spellCheck: false,
    maxLength: 200,
  },
  from: { autoComplete: 'name', maxLength: 100 },
  date: { type: 'date' },
} as const;

/** For whom a gift card is, what is written on it, and when it is sent. */
export function GiftFields({ gift, prefix, errors = {} }: GiftFieldsProps): ReactNode {
  const texts = useTexts(giftCardTexts);
  const field = (name: keyof GiftDetails, hint = '') => {
    const control = giftControls[name];
    const id = `${prefix}-${control}`;
    const error = errors[control];
    const shared = {
      id,
      className: 'fr-field',
      name: control,
      defaultValue: gift[name],
      'aria-invalid': error ? true : undefined,
      'aria-describedby': `${hint && `${id}-hint `}${id}-error`,
    };
    return (
      <div className="fr-gift-card__field" data-name={name}>
        <label htmlFor={id}>{texts[name]}</label>
        {name === 'message' ? (
          <textarea {...shared} rows={3} maxLength={longestGiftMessage} />
        ) : (
          <input {...shared} {...attributes[name]} />
        )}
        {hint && (
          <p className="fr-gift-card__hint" id={`${id}-hint`}>
            {hint}
          </p>
        )}
        <p className="fr-line__problem" id={`${id}-error`}>
          {error}
        </p>
      </div>
    );
  };
  return (
    <fieldset className="fr-gift-card__fields" aria-describedby={`${prefix}-gift-hint`}>
      <legend>{texts.gift}</legend>
      <p className="fr-gift-card__hint" id={`${prefix}-gift-hint`}>
        {texts.giftHint}
      </p>
      {field('to')}
      {field('email')}
      {field('from')}
      {field('message')}
      {field('date', texts.dateHint)}
    </fieldset>
  );
}
