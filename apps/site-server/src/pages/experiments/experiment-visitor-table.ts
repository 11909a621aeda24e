/** Which variant of a test a visitor saw. */
export interface ExperimentVisitorTable {
  site_id: string;
  /** The name of the test. */
  experiment: string;
  /** A hash of the visitor's id, another one in each test. */
  visitor: string;
  variant: string;
  /** When they saw it first, in UTC milliseconds. */
  seen_at: number;
  /** When they reached the goal first; null for not yet. */
  reached_at: number | null;
}

declare module '../../store/database' {
  interface StoreTables {
    experiment_visitor: ExperimentVisitorTable;
  }
}
