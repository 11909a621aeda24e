import { defineBlockImport, storedData } from '../../imports/block-import';
import { plainWords } from '../../imports/read-rich-nodes';
import { navigationParts } from './navigation.parts';

/** Lists of pages, ours and published: what they list becomes a choice of pages. */
export const navigationImport = defineBlockImport({
  selector: '[data-block=navigation],.sqs-block-navigation',
  read(root, around) {
    const links = [...root.querySelectorAll('a[href]')].flatMap((link) => {
      const href = around.link(link.getAttribute('href') ?? '');
      const title = plainWords(link).slice(0, 100);
      return href === undefined || title === '' ? [] : [{ title, href }];
    });
    return [
      {
        type: 'navigation',
        data: storedData({
          title: plainWords(root.querySelector(`.${navigationParts.title}`)).slice(0, 100),
          source: 'own',
          links: links.slice(0, 60),
          direction: root.getAttribute('data-direction') === 'row' ? 'row' : undefined,
        }),
      },
    ];
  },
});
