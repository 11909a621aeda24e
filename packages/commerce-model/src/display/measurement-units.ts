/** The units of a measurement standard [9.05]. */
export interface MeasurementUnits {
  readonly weight: 'lbs' | 'kg';
  readonly dimension: 'inch' | 'cm';
}

/** Gives the units in which a store writes weights and dimensions [9.05]. */
export function measurementUnits(standard: 'imperial' | 'metric'): MeasurementUnits {
  return standard === 'metric'
    ? { weight: 'kg', dimension: 'cm' }
    : { weight: 'lbs', dimension: 'inch' };
}
