import type { Teardown } from '@frontage/core-lifecycle';
import { createMarkupChanges, type BlockContext } from '@frontage/core-lifecycle/dom';
import { createMemberSession, createStoredSession, type MemberSession } from '@frontage/site-api';
import { readCookie } from '../../context/read-cookie';
import { siteCall } from '../../context/site-api';
import { memberAreaParts } from './member-area.parts';
import { memberHintCookie } from './member-state';

/** The forms of a member area that need a script for what they do on their own page. */
export interface MemberAreaData {
  readonly signIn: HTMLFormElement | null;
  readonly signOut: HTMLFormElement | null;
}

/** Finds the forms. */
export function read(root: HTMLElement): MemberAreaData {
  const form = (name: string) => root.querySelector<HTMLFormElement>(`form[${name}]`);
  return { signIn: form(memberAreaParts.signIn), signOut: form(memberAreaParts.signOut) };
}

/** Where somebody arrives who has signed out [2.05]. */
const afterSignOut = '/?logout=true';

/** Signs in and out without leaving the page before the server has answered [7.04] [7.05]. */
export function mount(
  root: HTMLElement,
  { signIn, signOut }: MemberAreaData,
  context: BlockContext,
): Teardown {
  const { window, signal, clock } = context;
  const changes = createMarkupChanges(root.ownerDocument);
  const isSignedIn = (): boolean => readCookie(window, memberHintCookie) === '1';
  const session = createMemberSession({
    call: siteCall(context),
    stored: createStoredSession(() => window.localStorage, clock.now),
    now: clock.now,
    isSignedIn,
  });

  function showDoors(): void {
    const [shown, hidden] = isSignedIn()
      ? [memberAreaParts.within, memberAreaParts.outside]
      : [memberAreaParts.outside, memberAreaParts.within];
    for (const door of root.querySelectorAll(`[${shown}]`)) changes.set(door, 'hidden', null);
    for (const door of root.querySelectorAll(`[${hidden}]`)) changes.set(door, 'hidden', '');
  }

  function listen(form: HTMLFormElement | null, send: typeof sendSignIn): void {
    form?.addEventListener(
      'submit',
      (event) => {
        event.preventDefault();
        if (session.fetchState !== 'pending') void send(session, form, signal).then(follow(form));
      },
      { signal },
    );
  }

  const follow = (form: HTMLFormElement) => (outcome: Outcome | undefined) => {
    if (!outcome || signal.aborted) return;
    if ('href' in outcome) return window.location.assign(outcome.href);
    const problem = form.querySelector(`[${memberAreaParts.problem}]`);
    changes.say(problem, outcome.error);
  };

  showDoors();
  // A page from the back-forward cache may show another's doors.
  window.addEventListener('pageshow', showDoors, { signal });
  listen(signIn, sendSignIn);
  listen(signOut, sendSignOut);
  return changes.undo;
}

/** What follows from a call: where to go, or what is wrong. */
type Outcome = { readonly href: string } | { readonly error: string };

async function sendSignIn(
  session: MemberSession,
  form: HTMLFormElement,
  signal: AbortSignal,
): Promise<Outcome | undefined> {
  const sent = new FormData(form);
  const text = (name: string) => String(sent.get(name) ?? '');
  const result = await session.logIn(
    {
      email: text('email'),
      password: text('password'),
      rememberMe: sent.has('rememberMe'),
    },
    signal,
  );
  return result.ok
    ? { href: form.getAttribute(memberAreaParts.signIn) || '/' }
    : { error: result.error };
}

async function sendSignOut(
  session: MemberSession,
  form: HTMLFormElement,
): Promise<Outcome | undefined> {
  const result = await session.logOut({ cloneCart: new FormData(form).has('cloneCart') });
  // Nobody is signed in any more: the page says so.
  if (!result) return { href: afterSignOut };
  return result.ok ? { href: afterSignOut } : { error: result.error };
}
