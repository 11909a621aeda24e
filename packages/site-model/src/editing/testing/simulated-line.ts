import type { Happening } from './happening';

/** What is between an editor and the server. */
export interface SimulatedLine {
  readonly isOn: boolean;
  readonly isSignedIn: boolean;
  /** Whether the server answers. */
  isReached(): boolean;
  happen(what: Happening['what']): void;
}

/** Makes a line that works, to a server where its owner is signed in. */
export function createSimulatedLine(): SimulatedLine {
  const line = {
    isOn: true,
    isSignedIn: true,
    isReached: () => line.isOn && line.isSignedIn,
    happen(what: Happening['what']) {
      if (what === 'online' || what === 'offline') line.isOn = what === 'online';
      if (what === 'signed in' || what === 'session ended') line.isSignedIn = what === 'signed in';
    },
  };
  return line;
}
