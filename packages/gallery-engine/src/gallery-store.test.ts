import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  createGalleryStore,
  linkStores,
  type GalleryMember,
  type GalleryStore,
} from './gallery-store';
import { lockGrace } from './motion-lock';
import { createFakeClock } from '@frontage/core-lifecycle/testing';

/** A gallery that notes what it is told. */
function createMember(slides: number) {
  const events: string[] = [];
  let store: GalleryStore | undefined;
  const member: GalleryMember & { slides: number } = {
    slides,
    count: () => member.slides,
    enter: (entered) => void (store = entered),
    apply: ({ type, index, direction }, from) =>
      events.push(`${type} ${from}>${index} ${direction}`),
  };
  return { member, events, entered: () => store };
}

function openStore(slides: number, options: { index?: number; loop?: boolean } = {}) {
  const clock = createFakeClock();
  const store = createGalleryStore({ clock, ...options });
  const gallery = createMember(slides);
  store.join(gallery.member);
  return { clock, store, ...gallery };
}

describe('a store', () => {
  it('[4.07a] [4.07b] begins with a slide, wrapped once their number is known', () => {
    expect(openStore(4, { index: -6 }).store.state.index).toBe(2);
  });

  it('[4.07c] refuses changes while anything moves', () => {
    const { store, events } = openStore(4);
    const [first, second] = [store.motion.hold(300), store.motion.hold(300)];
    expect(store.send({ type: 'next' })).toBe(false);
    first();
    expect(store.send({ type: 'next' })).toBe(false);
    second();
    expect(store.send({ type: 'next' })).toBe(true);
    expect(events).toEqual(['change 0>1 forward']);
  });

  it('[4.07c] a movement whose end is never told cannot freeze it', () => {
    const { store, clock } = openStore(4);
    store.motion.hold(300);
    clock.advance(300 + lockGrace - 1);
    expect(store.motion.isMoving).toBe(true);
    clock.advance(1);
    expect([store.motion.isMoving, store.send({ type: 'next' }), clock.waiting]).toEqual([
      false,
      true,
      0,
    ]);
  });

  it('slides that go are never refused', () => {
    const { store, member } = openStore(4, { index: 3 });
    store.motion.hold(300);
    member.slides = 2;
    store.recount();
    expect(store.state).toMatchObject({ count: 2, index: 1 });
  });
});

describe('linked', () => {
  it('[4.09e] both are told, and both refuse while one moves', () => {
    const [first, second] = [openStore(4, { index: 1 }), openStore(4)];
    linkStores(first.store, second.store);
    expect(second.entered()).toBe(first.store);
    first.store.send({ type: 'next' });
    expect([first.events, second.events]).toEqual([['change 1>2 forward'], ['change 1>2 forward']]);
    first.store.motion.hold(100);
    expect(second.entered()?.send({ type: 'next' })).toBe(false);
  });

  it('[4.09e] the one with the most slides counts', () => {
    const [first, second] = [openStore(3), openStore(5)];
    linkStores(first.store, second.store);
    expect(first.store.state.count).toBe(5);
    linkStores(first.store, first.store);
    expect(first.store.members.size).toBe(2);
  });
});

/** The same rules as plainly as they can be said. */
interface Model {
  count: number;
  index: number;
  moving: number;
  changes: number;
}

type Real = ReturnType<typeof openStore> & { releases: (() => void)[]; loop: boolean };

function command(name: string, run: (model: Model, real: Real) => void): fc.Command<Model, Real> {
  return {
    check: () => true,
    toString: () => name,
    run: (model, real) => {
      run(model, real);
      expect(real.store.state).toMatchObject({ count: model.count, index: model.index });
      expect(real.store.motion.isMoving).toBe(model.moving > 0);
      expect(real.events.filter((event) => event.startsWith('change'))).toHaveLength(model.changes);
    },
  };
}

function moveTo(model: Model, target: number): void {
  if (target !== model.index) model.changes += 1;
  model.index = target;
}

const turn = (by: 1 | -1, perGroup: number): fc.Command<Model, Real> =>
  command(`${by > 0 ? 'next' : 'previous'} by ${perGroup}`, (model, real) => {
    expect(real.store.send({ type: by > 0 ? 'next' : 'previous', perGroup })).toBe(!model.moving);
    const starts = Array.from({ length: model.count }, (_, index) => index).filter(
      (index) => index % perGroup === 0,
    );
    if (model.moving || starts.length === 0) return;
    const group = starts.filter((start) => start <= model.index).length - 1 + by;
    const around = real.loop ? (group + starts.length) % starts.length : group;
    if (starts.length > 1 || !real.loop) moveTo(model, starts[around] ?? model.index);
  });

const goTo = (index: number): fc.Command<Model, Real> =>
  command(`goTo ${index}`, (model, real) => {
    expect(real.store.send({ type: 'goTo', index })).toBe(!model.moving);
    let target = index;
    while (model.count && target < 0) target += model.count;
    while (model.count && target >= model.count) target -= model.count;
    if (!model.moving && model.count) moveTo(model, target);
  });

const resize = (count: number): fc.Command<Model, Real> =>
  command(`count ${count}`, (model, real) => {
    real.member.slides = count;
    real.store.recount();
    model.count = count;
    const target = Math.max(0, Math.min(model.index, count - 1));
    if (count) moveTo(model, target);
    model.index = target;
  });

const hold = command('hold', (model, real) => {
  real.releases.push(real.store.motion.hold(100));
  model.moving += 1;
});

const release = command('release', (model, real) => {
  const release = real.releases.pop();
  release?.();
  release?.();
  if (release) model.moving -= 1;
});

const wait = command('wait', (model, real) => {
  real.clock.advance(10_000);
  real.releases.length = 0;
  model.moving = 0;
});

it('walks at random as a plain model does', () => {
  const commands = fc.commands(
    [
      fc
        .tuple(fc.constantFrom(1 as const, -1 as const), fc.integer({ min: 1, max: 5 }))
        .map(([by, per]) => turn(by, per)),
      fc.integer({ min: -40, max: 40 }).map(goTo),
      fc.nat(12).map(resize),
      fc.constant(hold),
      fc.constant(release),
      fc.constant(wait),
    ],
    { maxCommands: 60 },
  );
  fc.assert(
    fc.property(commands, fc.boolean(), fc.nat(12), (walk, loop, count) => {
      const real = { ...openStore(count, { loop }), releases: [], loop };
      fc.modelRun(() => ({ model: { count, index: 0, moving: 0, changes: 0 }, real }), walk);
    }),
    { numRuns: 1000 },
  );
});
