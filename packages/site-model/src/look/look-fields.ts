import {
  lookRoles,
  lookSchemes,
  type LookColor,
  type LookFace,
  type LookRole,
  type LookScheme,
  type LookStep,
} from './site-look';

/** What an owner reads of a part of the look. */
interface LookWords {
  readonly label: string;
  /** @default none */
  readonly hint?: string;
}

/** A colour, in one scheme. */
export interface LookColorField extends LookWords {
  readonly kind: 'color';
  readonly name: LookColor;
  readonly role: LookRole;
  readonly scheme: LookScheme;
}

/** A font, by its id. */
export interface LookFaceField extends LookWords {
  readonly kind: 'font';
  readonly name: LookFace;
}

/** One of a few steps; the default leaves what the theme says. */
export interface LookStepField extends LookWords {
  readonly kind: 'step';
  readonly name: LookStep;
  readonly options: readonly (readonly [value: string, text: string])[];
  readonly default: string;
}

/** A part of the look, as an owner chooses it. */
export type LookField = LookColorField | LookFaceField | LookStepField;

const colors: Readonly<Record<LookRole, LookWords>> = {
  ground: { label: 'Page', hint: 'The ground of the whole page.' },
  surface: { label: 'Surfaces', hint: 'Cards, fields and tinted sections.' },
  text: { label: 'Text' },
  'text-quiet': { label: 'Quiet text', hint: 'Captions, hints, dates.' },
  line: { label: 'Lines' },
  'line-strong': { label: 'Edges', hint: 'Around fields and quiet buttons.' },
  accent: { label: 'Accent', hint: 'Buttons, links and rings of focus.' },
  'accent-text': { label: 'Text on accent' },
};

const faces: readonly LookFaceField[] = [
  { kind: 'font', name: 'display-font', label: 'Font of headings' },
  { kind: 'font', name: 'text-font', label: 'Font of text' },
];

const steps: readonly LookStepField[] = [
  {
    kind: 'step',
    name: 'display-size',
    label: 'Size of headings',
    options: [
      ['small', 'Small'],
      ['normal', 'As in the theme'],
      ['large', 'Large'],
      ['huge', 'Very large'],
    ],
    default: 'normal',
  },
  {
    kind: 'step',
    name: 'display-weight',
    label: 'Weight of headings',
    options: [
      ['normal', 'As in the theme'],
      ['light', 'Light'],
      ['regular', 'Regular'],
      ['medium', 'Medium'],
      ['bold', 'Bold'],
    ],
    default: 'normal',
  },
  {
    kind: 'step',
    name: 'text-size',
    label: 'Size of text',
    hint: 'Readers who set a size in their browser get theirs.',
    options: [
      ['small', 'Small'],
      ['normal', 'As in the theme'],
      ['large', 'Large'],
      ['larger', 'Very large'],
    ],
    default: 'normal',
  },
  {
    kind: 'step',
    name: 'spacing',
    label: 'Space between sections',
    options: [
      ['tight', 'Tight'],
      ['normal', 'As in the theme'],
      ['airy', 'Airy'],
    ],
    default: 'normal',
  },
  {
    kind: 'step',
    name: 'corners',
    label: 'Corners',
    options: [
      ['square', 'Square'],
      ['soft', 'As in the theme'],
      ['round', 'Round'],
    ],
    default: 'soft',
  },
  {
    kind: 'step',
    name: 'button-shape',
    label: 'Shape of buttons',
    options: [
      ['corners', 'As other corners'],
      ['pill', 'Round ends'],
    ],
    default: 'corners',
  },
  {
    kind: 'step',
    name: 'button-fill',
    label: 'Main buttons',
    options: [
      ['filled', 'Filled with the accent'],
      ['outlined', 'Outlined in the accent'],
    ],
    default: 'filled',
  },
];

/**
 * The table of the parts of a look [2.24c], in the order in which an owner goes through them: what
 * each is called, what it may be, and what it is by default. A colour and a font are by default
 * what the theme says: `themeLook`.
 */
export const lookFields: readonly LookField[] = [
  ...lookSchemes.flatMap((scheme) =>
    lookRoles.map((role): LookColorField => ({
      kind: 'color',
      name: `${scheme}-${role}`,
      role,
      scheme,
      ...colors[role],
    })),
  ),
  ...faces,
  ...steps,
];

/** Finds a part of the look by its name. */
export function findLookField(name: string): LookField | undefined {
  return lookFields.find((field) => field.name === name);
}
