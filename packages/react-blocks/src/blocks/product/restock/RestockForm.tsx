import { isSoldOut, variantLabel } from '@frontage/commerce-model';
import type { ReactNode } from 'react';
import type { ProductView } from '../../../shop/product-view';
import { variantTexts } from '../../../shop/variant.texts';
import { useTexts } from '../../../texts/use-texts';
import type { ProductTexts } from '../product.texts';
import { productControls, productParts } from '../product.parts';
import {
  restockAction,
  restockEmail,
  restockForm,
  restockWaits,
  type RestockAnswer,
} from './restock.parts';

/** The props of the form. */
export interface RestockFormProps {
  view: ProductView;
  texts: ProductTexts;
  /** The prefix of its controls' ids. */
  prefix: string;
  /** The server's answer. @default it was not sent */
  answer?: RestockAnswer | undefined;
}

/**
 * A form for visitors who want a notice when something is back: shown if everything is sold out. If
 * only some variants are, a script shows it for the choice, and without a script it asks for the
 * variant.
 */
export function RestockForm({
  view: { product, display },
  texts,
  prefix,
  answer,
}: RestockFormProps): ReactNode {
  const { variant } = useTexts(variantTexts);
  const { id: productId, productType, variants } = product;
  const soldOut = variants.filter((variant) => isSoldOut({ productType, variants: [variant] }));
  if (!display.restockNotices || soldOut.length === 0) return null;
  const id = `${prefix}-email`;
  const waits = !isSoldOut(product) && !answer;
  const isWrong = answer?.status === 'failed';
  const message = answer?.status === 'sent' ? texts.notified : answer?.message;
  return (
    <form
      className="fr-product__restock"
      method="post"
      action={restockAction}
      id={`${prefix}-restock`}
      {...{ [restockForm]: '', [restockWaits]: waits ? '' : undefined }}
    >
      <input type="hidden" name={productControls.productId} value={productId} />
      <p className="fr-product__gone" hidden={soldOut.length === 1}>
        <label htmlFor={`${prefix}-gone`}>{variant}</label>
        <select
          className="fr-field"
          id={`${prefix}-gone`}
          name={productControls.variantId}
          defaultValue={answer?.variantId}
        >
          {soldOut.map((variant) => (
            <option key={variant.id} value={variant.id}>
              {variantLabel(variant)}
            </option>
          ))}
        </select>
      </p>
      <label htmlFor={id}>{texts.restock}</label>
      <div className="fr-product__actions">
        <input
          className="fr-field"
          id={id}
          type="email"
          name={restockEmail}
          placeholder={texts.email}
          autoComplete="email"
          required
          maxLength={254}
          defaultValue={isWrong ? answer.email : undefined}
          aria-invalid={isWrong || undefined}
          aria-describedby={isWrong ? `${prefix}-told` : undefined}
        />
        <button type="submit" className="fr-action fr-product__notify" data-look="quiet">
          {texts.notify}
        </button>
      </div>
      <p
        className="fr-product__status"
        id={`${prefix}-told`}
        role="status"
        {...{ [productParts.status]: '' }}
      >
        {message}
      </p>
    </form>
  );
}
