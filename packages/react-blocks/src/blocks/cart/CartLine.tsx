import type { ReactNode } from 'react';
import type { CartLineView } from '../../shop/cart-view';
import { lineTexts } from '../../shop/line.texts';
import { LineAbout } from '../../shop/LineAbout';
import { LinePicture } from '../../shop/LinePicture';
import { formatPlan } from '../../shop/format-plan';
import { planTexts } from '../../shop/plan.texts';
import { useTexts } from '../../texts/use-texts';
import { cartTexts } from './cart.texts';
import { CartQuantity } from './CartQuantity';
import { ChangeForm } from './ChangeForm';
import { lineProblem } from './line-problem';
import type { ShownCart } from './shown-cart';

/** The props of a cart's line. */
export interface CartLineProps {
  cart: ShownCart;
  line: CartLineView;
}

/** A line of a cart: the product, its problems, the quantity and the price. */
export function CartLine({ cart, line }: CartLineProps): ReactNode {
  const { view, money, errors, isSaving, change } = cart;
  const texts = useTexts(cartTexts);
  const ownTexts = useTexts(lineTexts);
  const words = useTexts(planTexts);
  const entry = view.cart.entries.find(({ id }) => id === line.lineId);
  if (!entry) return null;
  const { id, title, unitCents, quantity } = entry;
  const cents = view.totals.lines.find((total) => total.id === id)?.cents ?? 0;
  const error = errors?.fields[id];
  const problem = error ?? lineProblem(entry, line, money, ownTexts);
  const isGone = line.problem === 'gone' || line.problem === 'soldOut';
  const each = quantity > 1 ? texts.each({ price: money(unitCents) }) : '';
  const price = line.plan ? formatPlan(line.plan, money(unitCents), words) : each;
  return (
    <li className="fr-line" data-problem={line.problem}>
      <LinePicture picture={line.picture} />
      <div>
        <p className="fr-line__title">
          {line.slug ? <a href={`/${line.slug}`}>{title}</a> : title}
        </p>
        <LineAbout
          variantLabel={line.variantLabel}
          isGiftCard={entry.productType === 'giftCard'}
          unitCents={unitCents}
          money={money}
        />
        {price && <p className="fr-line__about">{price}</p>}
        <p
          className="fr-line__problem"
          id={`cart-line-${id}`}
          tabIndex={-1}
          role={error ? 'alert' : undefined}
        >
          {problem}
        </p>
      </div>
      <p className="fr-line__cents">{isGone ? '' : money(cents)}</p>
      <div className="fr-line__actions">
        {!isGone && (line.maxQuantity > 1 || quantity > 1) && (
          <CartQuantity
            lineId={id}
            title={title}
            quantity={quantity}
            typed={errors?.typed?.[id]}
            most={line.maxQuantity}
            describedBy={problem ? `cart-line-${id}` : ''}
            isWrong={error !== undefined || line.problem === 'fewer'}
            isSaving={isSaving}
            change={change}
          />
        )}
        <ChangeForm type="setQuantity" fields={{ lineId: id, quantity: '0' }} change={change}>
          <button
            type="submit"
            className="fr-action"
            data-look="link"
            aria-label={texts.removeLine({ title })}
          >
            {ownTexts.remove}
          </button>
        </ChangeForm>
      </div>
    </li>
  );
}
