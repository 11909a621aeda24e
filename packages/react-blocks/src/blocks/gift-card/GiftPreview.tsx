import type { ReactNode } from 'react';
import type { GiftDetails } from '../../shop/gift-details';
import { useTexts } from '../../texts/use-texts';
import { giftCardParts, giftWordsAttributes } from './gift-card.parts';
import { giftCardTexts } from './gift-card.texts';

/** What a gift card is shown with as the one who gets it will see it. */
export interface GiftPreviewProps {
  gift: Pick<GiftDetails, 'from' | 'to' | 'message'>;
  /** How much it is worth, as it is shown; '' while no value is chosen. */
  value: string;
  /** Whether it says what it is. @default true */
  titled?: boolean | undefined;
  /** Whether it stays out of sight until a script shows it. @default false */
  hidden?: boolean | undefined;
}

/** A gift card as the one who gets it will see it. */
export function GiftPreview({
  gift,
  value,
  titled = true,
  hidden = false,
}: GiftPreviewProps): ReactNode {
  const texts = useTexts(giftCardTexts);
  const { from, to, message } = gift;
  const shown = (name: string, words: string) => (
    <p {...{ [giftCardParts.shown]: name }}>{words}</p>
  );
  return (
    <figure
      className="fr-gift-card__preview"
      hidden={hidden}
      {...{
        [giftCardParts.preview]: '',
        [giftWordsAttributes.to]: texts.previewFor({ name: '{name}' }),
        [giftWordsAttributes.from]: texts.previewFrom({ name: '{name}' }),
      }}
    >
      {titled && <figcaption>{texts.preview}</figcaption>}
      <div>
        {shown('to', to && texts.previewFor({ name: to }))}
        {shown('value', value)}
        {shown('message', message)}
        {shown('from', from && texts.previewFrom({ name: from }))}
      </div>
    </figure>
  );
}
