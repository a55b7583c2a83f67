/** Figures of a review as they are read: the server has rounded them so that they add up. */
import type { EstimateData } from '../../protocol/generated';

/** A change with its sign; none for none, which ± would make an interval. */
export function signed(number: number, digits = 0): string {
  const size = Math.abs(number).toFixed(digits);
  return Number(size) === 0 ? size : `${number > 0 ? '+' : '−'}${size}`;
}

/** Half the width of an interval in hundredths, and never 0. */
export function spreadOf({ low, high }: EstimateData): number {
  return Math.max(1, Math.round(((high - low) / 2) * 100));
}
