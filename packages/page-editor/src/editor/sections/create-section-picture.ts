import {
  usualVeil,
  type JsonObject,
  type JsonValue,
  type SectionPicture,
} from '@frontage/site-model';
import { isSameJson, type PageOperation } from '@frontage/site-model/editing';
import {
  defineFields,
  focalPoint,
  number,
  reference,
  type FieldTable,
} from '@frontage/site-model/fields';
import {
  createFieldsPanel,
  type FieldsPanel,
  type FieldsPanelOptions,
} from '../../fields/fields-panel';
import { withField } from '../../fields/with-field';
import { say } from '../editor-texts';

/** What a section stores of a picture; how it lies there only where there is one. */
function pictureTable(isChosen: boolean): FieldTable {
  const choice = {
    assetId: reference('asset', { label: say('pictureBehind'), hint: say('pictureBehindHint') }),
  };
  if (!isChosen) return defineFields(choice);
  return defineFields({
    ...choice,
    veil: number({
      label: say('pictureVeil'),
      hint: say('pictureVeilHint'),
      least: 0,
      most: 100,
      whole: true,
      default: usualVeil,
    }),
    focalPoint: focalPoint({ label: say('pictureFocus') }),
  });
}

/** What the control of the picture of a section needs. */
export interface SectionPictureOptions extends Pick<
  FieldsPanelOptions,
  'document' | 'loadChoices'
> {
  readonly sectionId: string;
  edit(operations: readonly PageOperation[]): boolean;
}

/** The control of the picture of a section. */
export interface SectionPictureControl {
  /** Shows what the section has now; a control that has the focus stays. */
  update(picture: SectionPicture | undefined): void;
  destroy(): void;
}

/**
 * Makes the control by which a section gets a picture behind its blocks, and loses it.
 *
 * @param options of the section
 * @param room where it stands
 * @param picture what the section has
 */
export function createSectionPicture(
  { document, loadChoices, sectionId, edit }: SectionPictureOptions,
  room: HTMLElement,
  picture: SectionPicture | undefined,
): SectionPictureControl {
  let shown = picture ?? null;
  let panel = open();

  function open(): FieldsPanel {
    const made = createFieldsPanel({
      document,
      table: pictureTable(shown !== null),
      data: dataOf(shown),
      loadChoices,
      onChange(field, value, seen) {
        const { assetId, ...rest }: JsonObject = { ...dataOf(shown), [field]: value };
        const others = Object.entries(rest).filter(([, part]) => part !== null);
        // The panel's own fields have let the values through.
        const next =
          typeof assetId === 'string'
            ? ({ assetId, ...Object.fromEntries(others) } as SectionPicture)
            : null;
        // What the owner went on seeing while writing, where somebody else has changed it.
        const was = { picture: seen === undefined ? shown : withSeen(shown, field, seen) };
        edit([{ do: 'setSection', section: sectionId, value: { picture: next }, was }]);
      },
    });
    room.replaceChildren(made.root);
    return made;
  }

  function update(picture: SectionPicture | undefined): void {
    const now = picture ?? null;
    if (isSameJson(now, shown)) return;
    const isSameForm = (now === null) === (shown === null);
    const hadFocus = room.contains(document.activeElement);
    shown = now;
    if (isSameForm) return panel.update(dataOf(now));
    panel.destroy();
    panel = open();
    if (hadFocus) room.querySelector<HTMLElement>('button:not([hidden])')?.focus();
  }

  return {
    update,
    destroy: () => panel.destroy(),
  };
}

function dataOf(picture: SectionPicture | null): JsonObject {
  return { ...picture };
}

/** What the form went on showing of a field. */
function withSeen(
  picture: SectionPicture | null,
  field: string,
  seen: JsonValue,
): SectionPicture | null {
  // The form has shown it as such.
  return picture && (withField(dataOf(picture), field, seen) as unknown as SectionPicture);
}
