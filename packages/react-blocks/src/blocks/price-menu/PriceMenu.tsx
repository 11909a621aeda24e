import { useId, type ReactNode } from 'react';
import { BlockRoot } from '../../render/block-root';
import { rootProps, type RootProps } from '../../render/root-props';
import { useMount } from '../../render/use-mount';
import { useTexts } from '../../texts/use-texts';
import { priceMenuParts as parts } from './price-menu.parts';
import { priceMenuTexts } from './price-menu.texts';

/** Something on a menu. */
export interface PriceMenuItem {
  title: string;
  description?: string | undefined;
  /** As it is to be read, such as `£4.50`. @default none is shown */
  price?: string | undefined;
  /** The price of the second option. @default the same */
  otherPrice?: string | undefined;
}

/** One of several menus. */
export interface PriceMenuList {
  title: string;
  description?: string | undefined;
  items: readonly PriceMenuItem[];
}

/** Menus with prices. */
export interface PriceMenuProps extends RootProps {
  /** Each has a tab, if there are several; without any nothing is shown. */
  menus: readonly PriceMenuList[];
  /** The two options of prices; only with both there is a choice. @default one price */
  firstOption?: string | undefined;
  secondOption?: string | undefined;
}

/**
 * Menus in tabs, with a choice between two prices [4.19]. Without a script the menus stand below
 * each other; the choice needs none.
 */
export function PriceMenu(props: PriceMenuProps): ReactNode {
  const { menus, firstOption, secondOption } = props;
  const texts = useTexts(priceMenuTexts);
  const unique = useId();
  const name = `price-menu-${props.id ?? unique}`;
  const root = useMount(
    menus.length > 1 ? () => import('./price-menu.mount') : undefined,
    JSON.stringify(menus),
  );
  if (menus.length === 0) return null;
  return (
    <BlockRoot block="price-menu" {...rootProps(props)} rootRef={root} waits={menus.length > 1}>
      {menus.length > 1 && (
        <div className={parts.tabs} role="tablist" aria-label={texts.menus} hidden>
          {menus.map(({ title }, index) => (
            <button
              key={index}
              type="button"
              role="tab"
              id={`${name}-tab-${index}`}
              aria-controls={`${name}-${index}`}
              className={parts.tab}
            >
              {title}
            </button>
          ))}
        </div>
      )}
      {firstOption && secondOption && (
        <fieldset className={parts.prices}>
          <legend className="fr-hidden">{texts.prices}</legend>
          {[firstOption, secondOption].map((option, index) => (
            <label key={index}>
              <input type="radio" name={name} value={index} defaultChecked={index === 0} />
              <span>{option}</span>
            </label>
          ))}
        </fieldset>
      )}
      {menus.map((menu, index) => (
        <PriceMenuPanel key={index} {...menu} name={`${name}-${index}`} />
      ))}
    </BlockRoot>
  );
}

function PriceMenuPanel(props: PriceMenuList & { name: string }): ReactNode {
  const { title, description, items, name } = props;
  return (
    <section className={parts.panel} id={name}>
      <h3>{title}</h3>
      {description && <p>{description}</p>}
      <ul>
        {items.map((item, index) => (
          <li key={index}>
            <strong>{item.title}</strong>
            {item.price && <PriceMenuPrice {...item} price={item.price} />}
            {item.description && <p>{item.description}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}

function PriceMenuPrice({ price, otherPrice }: { price: string; otherPrice?: string | undefined }) {
  return (
    <span className={parts.price}>
      <span>{price}</span>
      <span>{otherPrice || price}</span>
    </span>
  );
}
