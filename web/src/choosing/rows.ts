/** Rows of named arguments, and what they have in common: plain functions without state. */
import { same, type Row, type Value } from './types';

export type Pick = { argument: string; value: Value };

export function valueOf(row: Row, argument: string): Value | undefined {
  return argument === 'kind' ? row.kind : row.args[argument];
}

export function fits(row: Row, picks: readonly Pick[]): boolean {
  return picks.every(({ argument, value }) => same(valueOf(row, argument), value));
}

export function narrowed(rows: readonly Row[], picks: readonly Pick[]): Row[] {
  return rows.filter((row) => fits(row, picks));
}

export function has(rows: readonly Row[], argument: string, value: Value): boolean {
  return rows.some((row) => same(valueOf(row, argument), value));
}

/** The picks up to the one of this argument, with the new value in its place. */
export function repicked(picks: readonly Pick[], argument: string, value: Value): Pick[] {
  const at = picks.findIndex((pick) => pick.argument === argument);
  return [...(at < 0 ? picks : picks.slice(0, at)), { argument, value }];
}
