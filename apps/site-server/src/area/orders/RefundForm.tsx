import { formatMoney } from '@frontage/commerce-model';
import type { StoredOrder } from '../../shop/orders/stored-order';
import { Field } from '../Field';
import { ordersPath } from './order-query';
import { isCounted, leftCents, piecesName, type RefundFields } from './refund-fields';
import { sayOfRefunds } from './refund-texts';

/** A refund that is being entered. */
export interface RefundFormProps {
  readonly order: StoredOrder;
  /** @default nothing was entered yet */
  readonly fields?: RefundFields | undefined;
  /** What is wrong, by the names of the controls. */
  readonly wrong: ReadonlyMap<string, string>;
}

/** Renders the form of a refund: pieces, shipping, a sum, and where the goods go. */
export function RefundForm({ order, fields, wrong }: RefundFormProps) {
  const { currency } = order.content.view.totals;
  const { shippingCents, shippingTaxCents } = order.refundable;
  const money = (cents: number) => formatMoney({ cents, currency }, 'en');
  const path = `${ordersPath}/${order.number}`;
  return (
    <form action={`${path}/refund`} noValidate>
      <input type="hidden" name="step" value="preview" />
      <p>
        {sayOfRefunds('left', { amount: money(leftCents(order)) })}{' '}
        <span className="quiet">{sayOfRefunds('formIntro')}</span>
      </p>
      <RefundLines order={order} fields={fields} wrong={wrong} />
      <div className="step">
        {shippingCents > 0 && (
          <Check name="shipping" isOn={fields?.shipping === 'on'}>
            {sayOfRefunds('shipping', { amount: money(shippingCents + shippingTaxCents) })}
          </Check>
        )}
        <Field
          name="sum"
          label={sayOfRefunds('sum', { currency })}
          hint={sayOfRefunds('sumHint')}
          inputMode="decimal"
          value={fields?.sum ?? ''}
          wrong={wrong.get('sum')}
        />
        {isCounted(order) && (
          <Check name="restock" isOn={fields ? fields.restock === 'on' : order.sentAt === null}>
            {sayOfRefunds('restock')}
          </Check>
        )}
        <div className="actions">
          <button className="button">{sayOfRefunds('show')}</button>
          <button className="button" data-look="quiet" name="all" value="on">
            {sayOfRefunds('all')}
          </button>
          <a className="button" data-look="quiet" href={path}>
            {sayOfRefunds('goBack')}
          </a>
        </div>
      </div>
    </form>
  );
}

function Check({ name, isOn, children }: { name: string; isOn: boolean; children: string }) {
  return (
    <label className="check">
      <input type="checkbox" name={name} defaultChecked={isOn} />
      {children}
    </label>
  );
}

function RefundLines({ order, fields, wrong }: RefundFormProps) {
  const { cart, lines } = order.content.view;
  const { currency } = order.content.view.totals;
  return (
    <table className="list lines">
      <thead>
        <tr>
          <th scope="col">{sayOfRefunds('item')}</th>
          <th scope="col" className="money">
            {sayOfRefunds('price')}
          </th>
          <th scope="col">{sayOfRefunds('pieces')}</th>
        </tr>
      </thead>
      <tbody>
        {order.refundable.lines.map(({ id, quantity }, index) => {
          const entry = cart.entries.find((entry) => entry.id === id);
          const label = lines[index]?.variantLabel ?? '';
          const title = `${entry?.title ?? ''}${label === '' ? '' : `, ${label}`}`;
          return (
            <tr key={id}>
              <th scope="row">{title}</th>
              <td className="money">
                {formatMoney({ cents: entry?.unitCents ?? 0, currency }, 'en')}
              </td>
              <td>
                {quantity === 0 ? (
                  <span className="quiet">{sayOfRefunds('noneLeft')}</span>
                ) : (
                  <Pieces
                    name={piecesName(index)}
                    title={title}
                    most={quantity}
                    value={fields?.[piecesName(index)] ?? ''}
                    wrong={wrong.get(piecesName(index))}
                  />
                )}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

interface PiecesProps {
  readonly name: string;
  readonly title: string;
  readonly most: number;
  readonly value: string;
  readonly wrong: string | undefined;
}

function Pieces({ name, title, most, value, wrong }: PiecesProps) {
  return (
    <div className="field pieces">
      {wrong !== undefined && (
        <p className="wrong" id={`${name}-wrong`}>
          {wrong}
        </p>
      )}
      <input
        name={name}
        aria-label={sayOfRefunds('piecesOf', { title })}
        inputMode="numeric"
        autoComplete="off"
        placeholder="0"
        defaultValue={value}
        autoFocus={wrong !== undefined}
        aria-invalid={wrong === undefined ? undefined : true}
        aria-describedby={`${wrong === undefined ? '' : `${name}-wrong `}${name}-left`}
      />
      <span className="quiet" id={`${name}-left`}>
        {sayOfRefunds('leftPieces', { count: most })}
      </span>
    </div>
  );
}
