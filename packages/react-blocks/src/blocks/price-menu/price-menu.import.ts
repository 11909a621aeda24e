import { defineBlockImport, storedData } from '../../imports/block-import';
import { plainWords } from '../../imports/read-rich-nodes';
import { priceMenuParts as parts } from './price-menu.parts';
import { publishedMenuClass, readPublishedMenu } from './read-published-menu';

/** A menu as it is stored. */
interface StoredMenu {
  readonly title: string;
  readonly description?: string;
  readonly items: readonly Readonly<Record<string, string>>[];
}

/** Menus with prices, ours and published: of those, each section of a menu becomes one. */
export const priceMenuImport = defineBlockImport({
  selector: `[data-block=price-menu],.${publishedMenuClass}`,
  read(root) {
    const isOurs = root.matches('[data-block=price-menu]');
    const menus = isOurs ? readOwnMenus(root) : readPublishedMenus(root);
    const [firstOption, secondOption] = [...root.querySelectorAll(`.${parts.prices} label`)].map(
      (option) => plainWords(option).slice(0, 60),
    );
    if (menus.length === 0 || menus.some(({ title }) => title === '')) return 'keep';
    const stored = menus.slice(0, 20).map(({ title, description, items }) =>
      storedData({
        title: title.slice(0, 100),
        description: description?.slice(0, 500),
        items: items.slice(0, 100).map((item) => storedData(item)),
      }),
    );
    return [{ type: 'price-menu', data: storedData({ menus: stored, firstOption, secondOption }) }];
  },
});

function readOwnMenus(root: Element): readonly StoredMenu[] {
  return [...root.querySelectorAll(`.${parts.panel}`)].map((panel) => ({
    title: plainWords(panel.querySelector('h3')),
    description: plainWords([...panel.children].find(({ localName }) => localName === 'p')),
    items: [...panel.querySelectorAll('li')].map((item) => {
      const [price, otherPrice] = [...item.querySelectorAll(`.${parts.price} > span`)].map((at) =>
        plainWords(at),
      );
      return readItem(
        plainWords(item.querySelector('strong')),
        plainWords(item.querySelector('p')),
        price,
        otherPrice === price ? undefined : otherPrice,
      );
    }),
  }));
}

function readPublishedMenus(root: Element): readonly StoredMenu[] {
  const { menus, labels } = readPublishedMenu(root);
  return menus.flatMap((menu, index) => {
    const name = plainWords(labels[index]);
    const sections = [...menu.querySelectorAll('.menu-section')];
    return (sections.length > 0 ? sections : [menu]).map((section) => {
      const title = plainWords(section.querySelector('.menu-section-title'));
      return {
        title: [name, title].filter(Boolean).join(' – '),
        description: plainWords(section.querySelector('.menu-section-description')),
        items: [...section.querySelectorAll('.menu-item')].map((item) =>
          readItem(
            plainWords(item.querySelector('.menu-item-title')),
            plainWords(item.querySelector('.menu-item-description')),
            plainWords(item.querySelector('.menu-item-price-top,.menu-item-price-bottom')),
          ),
        ),
      };
    });
  });
}

function readItem(title: string, description: string, price = '', otherPrice = '') {
  return {
    title: title.slice(0, 200),
    description: description.slice(0, 500),
    price: price.slice(0, 40),
    otherPrice: otherPrice.slice(0, 40),
  };
}
