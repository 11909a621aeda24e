import type { SpeedMetric } from './speed-steps';

/** From where on a value is not good any more, and from where on it is poor. */
const bounds: Readonly<Record<SpeedMetric, readonly [number, number]>> = {
  lcp: [2500, 4000],
  inp: [200, 500],
  cls: [0.1, 0.25],
  fcp: [1800, 3000],
  ttfb: [800, 1800],
};

/** How a value is judged, as browsers' makers do. */
export function judgeSpeed(metric: SpeedMetric, value: number): 'good' | 'middling' | 'poor' {
  const [good, poor] = bounds[metric];
  if (value <= good) return 'good';
  return value <= poor ? 'middling' : 'poor';
}
