import { showFileSize } from '@frontage/commerce-model';
import type { ReactNode } from 'react';
import { LineAbout } from '../../shop/LineAbout';
import { LinePicture } from '../../shop/LinePicture';
import { showCodesControl, type OrderDownload, type OrderLineView } from '../../shop/order-view';
import { formatPlan } from '../../shop/format-plan';
import { planTexts } from '../../shop/plan.texts';
import { shopTexts } from '../../shop/shop.texts';
import type { ShowDate } from '../../shop/show-date';
import type { ShowMoney } from '../../shop/show-money';
import { useTexts } from '../../texts/use-texts';
import { GiftCode } from './GiftCode';
import { orderTexts } from './order.texts';

/** The props of an order's line. */
export interface OrderLineProps {
  line: OrderLineView;
  /** The price of all its pieces, minor units. */
  cents: number;
  /** Of the order. */
  token: string;
  money: ShowMoney;
  date: ShowDate;
  locale: string;
}

/** A line of an order: the product, its file, the codes of its gift cards. */
export function OrderLine({ line, cents, token, money, date, locale }: OrderLineProps): ReactNode {
  const texts = useTexts(orderTexts);
  const shop = useTexts(shopTexts);
  const words = useTexts(planTexts);
  const { title, quantity, slug, giftCardCodes, giftCardsHidden } = line;
  const name = quantity === 1 ? title : shop.pieces({ title, quantity });
  return (
    <li className="fr-line">
      <LinePicture picture={line.picture} />
      <div>
        <p className="fr-line__title">{slug ? <a href={`/${slug}`}>{name}</a> : name}</p>
        <LineAbout
          variantLabel={line.variantLabel}
          isGiftCard={line.isGiftCard ?? false}
          unitCents={line.unitCents}
          money={money}
        />
        {line.plan && (
          <p className="fr-line__about">{formatPlan(line.plan, money(line.unitCents), words)}</p>
        )}
      </div>
      <p className="fr-line__cents">{money(cents)}</p>
      <div className="fr-line__actions">
        {line.download && <Download file={line.download} date={date} locale={locale} />}
        {giftCardCodes.length > 0 && (
          <div className="fr-order__codes">
            <h3>{texts.giftCards}</h3>
            {giftCardCodes.map((code) => (
              <GiftCode key={code} code={code} />
            ))}
            <p className="fr-line__about">{texts.giftCardKeep}</p>
          </div>
        )}
        {giftCardCodes.length === 0 && giftCardsHidden > 0 && (
          <form method="post" action={`/order/${token}`}>
            <button
              type="submit"
              className="fr-action"
              data-look="quiet"
              name={showCodesControl}
              value="yes"
            >
              {texts.giftCardShow({ count: giftCardsHidden, title })}
            </button>
          </form>
        )}
      </div>
    </li>
  );
}

function Download({
  file,
  date,
  locale,
}: {
  file: OrderDownload;
  date: ShowDate;
  locale: string;
}): ReactNode {
  const texts = useTexts(orderTexts);
  const { name, bytes, href, expiresAt, left } = file;
  if (href === '') return <p className="fr-line__about">{texts.downloadOver}</p>;
  const about = [
    showFileSize(bytes, locale),
    ...(expiresAt === null ? [] : [texts.downloadUntil({ when: date(expiresAt) })]),
    ...(left === null ? [] : [texts.downloadsLeft({ count: left })]),
  ];
  return (
    <div className="fr-order__download">
      <a className="fr-action" data-look="quiet" href={href}>
        {texts.download({ name })}
      </a>
      <p className="fr-line__about">{about.join(' · ')}</p>
    </div>
  );
}
