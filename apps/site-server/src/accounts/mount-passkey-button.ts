/**
 * Shows the button of a passkey in browsers that know them, and sends what the authenticator
 * answers along with its form. Without it the form works by password.
 *
 * It is sent to browsers as its own text, so it uses nothing from outside.
 *
 * @param root the page
 * @returns what undoes it
 */
export function mountPasskeyButton(root: Document): () => void {
  const box = root.querySelector<HTMLElement>('[data-passkey]');
  const form = box?.closest('form');
  const button = box?.querySelector('button');
  const field = box?.querySelector<HTMLInputElement>('input');
  const wrong = box?.querySelector<HTMLElement>('[role=alert]');
  const { PublicKeyCredential: known, navigator } = root.defaultView ?? {};
  const isKnown = known !== undefined && 'parseRequestOptionsFromJSON' in known;
  if (!box || !form || !button || !field || !navigator || !isKnown) return () => undefined;
  const { passkey, options = '{}' } = box.dataset;
  const listening = new AbortController();
  const { signal } = listening;

  const ask = async (): Promise<Credential | null> => {
    // The server wrote them for this browser to read.
    const request = JSON.parse(options) as PublicKeyCredentialCreationOptionsJSON &
      PublicKeyCredentialRequestOptionsJSON;
    return passkey === 'create'
      ? navigator.credentials.create({
          publicKey: known.parseCreationOptionsFromJSON(request),
          signal,
        })
      : navigator.credentials.get({
          publicKey: known.parseRequestOptionsFromJSON(request),
          signal,
        });
  };

  const onClick = async () => {
    if (wrong) wrong.hidden = true;
    button.disabled = true;
    try {
      field.value = JSON.stringify(await ask());
      // What else was written is not needed, nor checked; who listens hears of it all the same.
      const sending = new SubmitEvent('submit', { bubbles: true, cancelable: true });
      if (form.dispatchEvent(sending)) form.submit();
      else button.disabled = false;
    } catch {
      // Whoever closed the dialog of the browser, or has no passkey here, may try again.
      if (wrong) wrong.hidden = false;
      button.disabled = false;
      button.focus();
    }
  };

  box.hidden = false;
  for (const without of root.querySelectorAll<HTMLElement>('[data-passkey-without]'))
    without.hidden = true;
  button.addEventListener('click', () => void onClick(), { signal });
  return () => listening.abort();
}
