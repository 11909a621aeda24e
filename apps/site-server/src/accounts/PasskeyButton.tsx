/** A passkey that a page asks for. */
export interface PasskeyAsked {
  /** Whether a new one is made. */
  readonly kind: 'create' | 'get';
  /** What the browser asks the authenticator, as WebAuthn writes it in JSON. */
  readonly options: object;
}

/** Renders the button of a passkey, which a script shows where the browser knows passkeys. */
export function PasskeyButton({
  request: { kind, options },
  name,
  text,
  wrong,
}: {
  readonly request: PasskeyAsked;
  /** The control that the answer is sent in. */
  readonly name: string;
  readonly text: string;
  /** What is said where the authenticator gave no answer. */
  readonly wrong: string;
}) {
  return (
    <div className="passkey" data-passkey={kind} data-options={JSON.stringify(options)} hidden>
      <input type="hidden" name={name} />
      <button type="button" className="button" data-look={kind === 'get' ? 'quiet' : undefined}>
        {text}
      </button>
      <p className="wrong" role="alert" hidden>
        {wrong}
      </p>
    </div>
  );
}
