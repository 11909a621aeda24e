import { readFields } from '@frontage/site-model/fields';
import { defineBlockImport, storedData } from '../../imports/block-import';
import { readPageNumber } from '../../imports/read-page-number';
import { dividerFields } from './divider.fields';

const defaults = readFields(dividerFields, {});

/** Lines across: ours, published ones, and those of ordinary pages. */
export const dividerImport = defineBlockImport({
  selector: '[data-block=divider],.sqs-block-horizontalrule,hr',
  read(root) {
    const { pattern, color, alignment, thickness, width } = readFields(dividerFields, {
      pattern: root.getAttribute('data-pattern'),
      color: root.getAttribute('data-color'),
      alignment: root.getAttribute('data-alignment'),
      thickness: readPageNumber(root, '--fr-divider-thickness'),
      width: readPageNumber(root, '--fr-divider-width'),
    });
    return [
      {
        type: 'divider',
        data: storedData({
          pattern: pattern === defaults.pattern ? undefined : pattern,
          thickness: thickness === defaults.thickness ? undefined : thickness,
          color: color === defaults.color ? undefined : color,
          width: width === defaults.width ? undefined : width,
          alignment: alignment === defaults.alignment ? undefined : alignment,
        }),
      },
    ];
  },
});
