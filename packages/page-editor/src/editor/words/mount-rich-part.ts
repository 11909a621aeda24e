import type { JsonValue } from '@frontage/site-model';
import { mountRichText } from '../../rich-text/mount-rich-text';
import { createTextTools, type TextTools } from '../create-text-tools';
import type { BlockToolsOptions } from '../text-tools-options';
import type { ShownRichText } from './find-rich-elements';
import { valueAt } from './value-at';
import type { WrittenPart } from './written-part';

/** What writing needs. */
export interface RichPartOptions extends BlockToolsOptions {
  onChange(value: JsonValue): void;
}

/** Makes a rich text of a block writable where it stands. */
export function mountRichPart(
  { element, value, label, path }: ShownRichText,
  { onChange, ...options }: RichPartOptions,
): WrittenPart {
  let tools: TextTools | undefined;
  const words = mountRichText(element, { value, label, onChange, onMove: () => tools?.update() });
  return {
    element,
    path,
    show(data) {
      // Without its item it goes as soon as the page is shown anew.
      if (valueAt(data, path.slice(0, -1)) !== undefined) words.update(valueAt(data, path) ?? []);
    },
    focus: words.focus,
    createTools() {
      tools = createTextTools(options, words);
      return tools.root;
    },
    destroy: words.destroy,
  };
}
