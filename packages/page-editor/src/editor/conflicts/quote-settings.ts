import type { BlockColumn } from '@frontage/site-model';
import type { SectionSettings } from '@frontage/site-model/editing';
import { fieldPanelTexts } from '../../fields/field-panel-texts';
import { say } from '../editor-texts';
import { entranceTexts, spaceTexts, widthTexts } from '../sections/section-texts';

/** Says the width of a block in its section. */
export function quoteColumn(column: BlockColumn | null): string {
  if (column === null) return say('wholeWidth');
  const { start, span } = column;
  return say('otherColumn', { start, end: start + span - 1 });
}

/**
 * Says settings of a section as its controls do.
 *
 * @param shownTo whom it can be for, as stored and in words
 */
export function quoteSettings(
  settings: Partial<SectionSettings>,
  shownTo: readonly (readonly [stored: string, text: string])[],
): string {
  const { width, tone, space, gap, entrance, shownTo: whom, picture } = settings;
  const isFor = shownTo.find(([stored]) => stored === whom)?.[1] ?? whom;
  const { notSet } = fieldPanelTexts;
  const lines = [
    ['sectionTone', tone && say(tone)],
    ['sectionWidth', width && say(widthTexts[width])],
    ['sectionSpace', space && say(spaceTexts[space])],
    ['sectionGap', gap && say(spaceTexts[gap])],
    ['sectionShownTo', whom === '' ? say('everybody') : isFor],
    ['sectionEntrance', entrance && say(entranceTexts[entrance])],
    ['pictureBehind', picture === undefined ? picture : (picture?.assetId ?? notSet)],
  ] as const;
  return lines
    .flatMap(([label, text]) => (text === undefined ? [] : `${say(label)}: ${text}`))
    .join('\n');
}
