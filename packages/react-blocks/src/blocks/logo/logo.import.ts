import { defineBlockImport, storedData } from '../../imports/block-import';
import { readPageNumber } from '../../imports/read-page-number';
import { plainWords } from '../../imports/read-rich-nodes';
import { readPicture } from '../../imports/read-picture';

/** Logos, ours and published. */
export const logoImport = defineBlockImport({
  selector: '[data-block=logo],.sqs-block-logo',
  read(root, around) {
    const picture = readPicture(root);
    const assetId = picture && around.picture(picture);
    const name = (picture?.alt || plainWords(root)).slice(0, 200);
    if (picture && assetId === undefined) return 'keep';
    const height = readPageNumber(root, '--fr-logo-height');
    return [
      {
        type: 'logo',
        data: storedData({
          assetId,
          name,
          height: height === 48 ? undefined : height,
          alignment: root.getAttribute('data-alignment') ?? undefined,
        }),
      },
    ];
  },
});
