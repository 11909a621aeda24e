import { defineBlockImport, storedData } from '../../imports/block-import';
import { plainWords } from '../../imports/read-rich-nodes';
import { hostOf, readSocialKind, socialServices } from './social-services';

/** Links to accounts, ours and published. */
export const socialLinksImport = defineBlockImport({
  selector:
    '[data-block=social-links],.sqs-block-socialaccountlinks,.sqs-block-socialaccountlinks-v2,.sqs-block-sociallinks',
  read(root, around) {
    const accounts = [...root.querySelectorAll('a[href]')].flatMap((link) => {
      const href = around.link(link.getAttribute('href') ?? '');
      if (href === undefined) return [];
      const kind = readSocialKind(href);
      const chosen = link.getAttribute('data-service') ?? kind;
      const said = (link.getAttribute('aria-label') ?? '').trim() || plainWords(link);
      const usual =
        kind in socialServices
          ? socialServices[kind as keyof typeof socialServices].name
          : hostOf(href);
      return [
        storedData({
          href,
          service: chosen !== kind && chosen in socialServices ? chosen : undefined,
          name: said === usual ? undefined : said.slice(0, 100),
        }),
      ];
    });
    if (accounts.length === 0) return [];
    const read = (name: string, usual: string) => {
      const value = root.getAttribute(name) ?? usual;
      return value === usual ? undefined : value;
    };
    return [
      {
        type: 'social-links',
        data: storedData({
          accounts: accounts.slice(0, 30),
          look: read('data-look', 'icons'),
          size: read('data-size', 'medium'),
          alignment: read('data-alignment', 'start'),
        }),
      },
    ];
  },
});
