import { mountPasskeyButton } from './mount-passkey-button';

/** The script of pages with a passkey: a function as text, which they allow by its hash. */
export const passkeyScript = `(${mountPasskeyButton.toString()})(document)`;
