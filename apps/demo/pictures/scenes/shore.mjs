import { blend, paint, setColor } from '../core/paint.mjs';
import { sunLight } from '../core/sun-light.mjs';
import { fbm, noise, smoothstep } from '../core/noise.mjs';
import { createRandom } from '../core/create-random.mjs';
import { panel } from '../core/shapes/panel.mjs';
import { surface } from '../core/shapes/surface.mjs';
import { plain } from '../core/surfaces/plain.mjs';
import { turned } from '../core/vessel.mjs';

const rippleAt = (x, z) => {
  const bend = 1.5 * noise(x * 0.16, z * 0.22, 3) + 0.35 * noise(x * 0.6, z * 0.7, 8);
  const phase = z * 2.1 + bend * 2.2 + x * 0.25;
  const crest = 1 - Math.abs(Math.sin(phase));
  return (
    0.15 * crest ** 1.4 * (0.75 + 0.5 * noise(x * 0.5, z * 0.5, 1)) +
    0.17 * fbm(x * 0.14, z * 0.16, 6, 3) +
    0.012 * noise(x * 5, z * 5)
  );
};

const wetSand = () => {
  const [dry, wet] = [paint('#a08a70'), paint('#5d4f42')];
  return {
    shade: (p, surf) => {
      const damp = smoothstep(0.16, 0.0, p.y + 0.03 * fbm(p.x * 3, p.z * 3));
      setColor(surf, dry, 1 + 0.16 * noise(p.x * 60, p.z * 60) + 0.12 * fbm(p.x, p.z, 3, 3));
      blend(surf, wet, damp * 0.8);
      surf.rough = 0.75 - 0.4 * damp;
      surf.f0 = 0.015 + 0.025 * damp;
    },
    height: (p) => 0.003 * noise(p.x * 42, p.z * 42) + 0.006 * noise(p.x * 11, p.z * 11),
  };
};

export const shore = [
  {
    name: 'tide-ripples',
    ratio: [21, 9],
    seed: 157,
    alt: 'Evening light rakes over sand ripples, with sky-coloured water left lying in the hollows.',
    focalPoint: [0.45, 0.5],
    tags: ['panorama', 'shore', 'texture'],
    look: { exposure: 1.4, contrast: 1.1, warm: 0.035, bloom: 0.1 },
    build: (mesh) => {
      const random = createRandom(3);
      mesh.add(
        surface(420, 420, (u, v) => {
          const [x, z] = [(u - 0.5) * 34, 6 - v * 34];
          return [x, rippleAt(x, z), z];
        }),
        wetSand(),
      );
      mesh.add(
        panel([-40, 0.035, 8], [80, 0, 0], [0, 0, -60]),
        plain({ color: '#2c2f2d', rough: 0.05, gloss: 0.03, relief: 0.0006, scale: 4, uneven: 0 }),
      );
      const stones = ['#4b4d4e', '#7a7168', '#34383b'].map((color) => plain({ color, rough: 0.6 }));
      for (let i = 0; i < 26; i += 1) {
        const [x, z] = [random.range(-7, 7), random.range(-7, 3.6)];
        const stone = turned(
          [
            [0, -0.08],
            [0.12, -0.05],
            [0.15, 0.02],
            [0.1, 0.09],
            [0, 0.1],
          ],
          { lumps: 0.2, seed: i, steps: 20, segments: 30 },
        );
        mesh.add(stone, stones[i % 3], {
          at: [x, rippleAt(x, z) + 0.02, z],
          turn: i,
          scale: random.range(0.4, 1.5),
        });
      }
      return {
        camera: { from: [0, 3.4, 9.5], to: [0, 0, -1.2], field: 17, lens: 0.07 },
        lights: [sunLight({ toward: [-1, 0.3, -0.75], spread: 0.025, color: [2.3, 1.6, 0.98] })],
        sky: (x, y) => {
          const t = smoothstep(0, 0.7, y);
          const warm = Math.max(0, -x) * (1 - t);
          return [
            0.66 - 0.4 * t + 0.5 * warm,
            0.56 - 0.24 * t + 0.28 * warm,
            0.5 - 0.08 * t + 0.08 * warm,
          ];
        },
      };
    },
  },
];
