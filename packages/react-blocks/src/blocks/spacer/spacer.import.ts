import { defineBlockImport, storedData } from '../../imports/block-import';
import { readPageNumber } from '../../imports/read-page-number';
import { narrowSpacerHeight } from './narrow-spacer-height';
import { spacerFields } from './spacer.fields';

const usualHeight = spacerFields.fields.height.fallback;

/** Spacers, ours and published; how high a published one is, only its page knows. */
export const spacerImport = defineBlockImport({
  selector: '[data-block=spacer],.sqs-block-spacer',
  read(root) {
    const height = readPageNumber(root, '--fr-spacer-height') ?? usualHeight;
    const usual = narrowSpacerHeight(height);
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
