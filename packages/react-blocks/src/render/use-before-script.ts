import { useEffect, useRef } from 'react';

/**
 * Takes over what a visitor did before the script loaded, such as typed text: until then the
 * browser controls the fields. Runs once, when the script has loaded.
 *
 * @param hasScript whether it has loaded; on a served page true from the first effect on
 * @param takeOver the function of the latest render is called
 */
export function useBeforeScript(hasScript: boolean, takeOver: () => void): void {
  const last = useRef(takeOver);
  useEffect(() => {
    last.current = takeOver;
  });
  useEffect(() => {
    if (hasScript) last.current();
  }, [hasScript]);
}
