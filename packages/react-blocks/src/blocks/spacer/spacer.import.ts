import { defineBlockImport, storedData } from '../../imports/block-import';
import { readPageNumber } from '../../imports/read-page-number';
import { usualHeight, usualNarrowHeight } from './narrow-height';

/** Spacers, ours and published; how high a published one is, only its page knows. */
export const spacerImport = defineBlockImport({
  selector: '[data-block=spacer],.sqs-block-spacer',
  read(root) {
    const height = readPageNumber(root, '--fr-spacer-height') ?? usualHeight;
    const usual = usualNarrowHeight(height);
    const narrowHeight = readPageNumber(root, '--fr-spacer-narrow') ?? usual;
    return [
      {
        type: 'spacer',
        data: storedData({
          height: height === usualHeight ? undefined : height,
          narrowHeight: narrowHeight === usual ? undefined : narrowHeight,
        }),
      },
    ];
  },
});
