import { defineBlockImport, storedData } from '../../imports/block-import';
import { searchPreviewTexts } from './search-preview.texts';

const { label: usualLabel, placeholder: usual } = searchPreviewTexts.english;

/** Search fields, ours and published. */
export const searchPreviewImport = defineBlockImport({
  selector: '[data-block=search-preview],.sqs-search-ui-text-input',
  read(root) {
    const input = root.querySelector('input');
    const placeholder = input?.getAttribute('placeholder') ?? '';
    const label = input?.getAttribute('aria-label') ?? '';
    return [
      {
        type: 'search-preview',
        data: storedData({
          label: label === usualLabel ? undefined : label.slice(0, 200),
          placeholder: placeholder === usual ? undefined : placeholder.slice(0, 200),
        }),
      },
    ];
  },
});
