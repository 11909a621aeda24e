import type { Captcha, CaptchaOpening } from './captcha';
import { captchaParts } from './captcha.parts';
import { createAltcha, type AltchaChallenge } from './create-altcha';
import { solveInWorker } from './solve-in-worker';

/**
 * Opens the captcha that the browser solves by itself, with challenges of the site's own server.
 */
export function openAltcha({ box, context, onChange }: CaptchaOpening): Captcha {
  const { window, policy, clock, signal } = context;
  const address = box.getAttribute(captchaParts.challenges) ?? '';
  const platform = {
    clock,
    fetchChallenge: (ending: AbortSignal) => fetchChallenge(window, address, ending),
    solve: (parameters: AltchaChallenge['challenge']['parameters'], ending: AbortSignal) =>
      solveInWorker(parameters, { window, policy, signal: ending }),
  };
  return createAltcha(platform, onChange, signal);
}

/** An invalid challenge fails when it is solved. */
async function fetchChallenge(
  window: Window,
  address: string,
  signal: AbortSignal,
): Promise<AltchaChallenge> {
  const reply = await window.fetch(address, { signal });
  if (!reply.ok) throw new Error(`status ${reply.status}`);
  // The site's own server answers with this type.
  const { data } = (await reply.json()) as { data: AltchaChallenge };
  return data;
}
