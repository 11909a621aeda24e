/** What the visitor cookie `ss_cvr` remembers [3.15]. Times are milliseconds since 1970. */
export interface Visitor {
  /** Letters, digits and dashes. */
  readonly token: string;
  readonly firstVisit: number;
  readonly previousVisit: number;
  readonly currentVisit: number;
  /** How many visits there were, from 1 on. */
  readonly visitCount: number;
}

const visitorFormat = /^[\w-]+(\|[1-9]\d{0,15}){4}$/;

/** Reads the visitor cookie; undefined for anything that is not of its format [5.04]. */
export function readVisitorCookie(value: string | undefined): Visitor | undefined {
  if (value === undefined || !visitorFormat.test(value)) return undefined;
  const [token = '', ...numbers] = value.split('|');
  const [firstVisit = 0, previousVisit = 0, currentVisit = 0, visitCount = 0] = numbers.map(Number);
  return { token, firstVisit, previousVisit, currentVisit, visitCount };
}

/** Writes the value of the visitor cookie [3.15]. */
export function formatVisitorCookie(visitor: Visitor): string {
  const { token, firstVisit, previousVisit, currentVisit, visitCount } = visitor;
  return [token, firstVisit, previousVisit, currentVisit, visitCount].join('|');
}
