import { storedFields } from '../../stored/stored-fields';

/** A button block as a page document stores it. */
export interface StoredButton {
  text: string;
  href: string;
  size: 'small' | 'medium' | 'large';
  alignment: 'start' | 'center' | 'end';
  look: 'primary' | 'quiet';
  newWindow: boolean;
}

/** Reads a stored button block; never throws. */
export function readStoredButton(raw: unknown): StoredButton {
  const fields = storedFields(raw);
  return {
    text: fields.text('text'),
    href: fields.text('href'),
    size: fields.choice('size', ['small', 'medium', 'large'], 'medium'),
    alignment: fields.choice('alignment', ['start', 'center', 'end'], 'start'),
    look: fields.choice('look', ['primary', 'quiet'], 'primary'),
    newWindow: fields.flag('newWindow', false),
  };
}
