import { defineBlockImport, storedData } from '../../imports/block-import';
import { readPageNumber } from '../../imports/read-page-number';

/** Spacers, ours and published; how high a published one is, only its page knows. */
export const spacerImport = defineBlockImport({
  selector: '[data-block=spacer],.sqs-block-spacer',
  read: (root) => [
    {
      type: 'spacer',
      data: storedData({
        height: readPageNumber(root, '--fr-spacer-height'),
        narrowHeight: readPageNumber(root, '--fr-spacer-narrow'),
      }),
    },
  ],
});
