/** Work the server does for somebody: begun, then looked at until it is done. */
import { Fault } from './api';

export interface Job<Result> {
  state: 'running' | 'done' | 'failed';
  progress: number;
  /** Whether the program of the game is being compiled, which is done once. */
  preparing?: boolean;
  /** About how many seconds that will take from now. */
  seconds?: number | null;
  result?: Result | null;
}

const LOOK_AGAIN = 400;

/**
 * A job is known to one process of the server: another, or the same started again, is asked anew,
 * which costs nothing where it is under way.
 */
function againIfUnknown<Result>(fault: unknown, begin: () => Promise<Job<Result>>): Promise<Job<Result>> {
  if (fault instanceof Fault && fault.code === 'no_such_job') return begin();
  throw fault;
}

/**
 * The result of a job; raises `failed`. `tell` is told how far it is;
 * `isWanted` says whether anybody still waits, and null is answered once nobody does.
 */
export async function resultOf<Result>(
  begin: () => Promise<Job<Result>>,
  ask: () => Promise<Job<Result>>,
  tell: (job: Job<Result>) => void,
  isWanted: () => boolean,
): Promise<Result | null> {
  let job = await begin();
  while (job.state === 'running' && isWanted()) {
    tell(job);
    await new Promise((go) => setTimeout(go, LOOK_AGAIN));
    if (isWanted()) job = await ask().catch((fault: unknown) => againIfUnknown(fault, begin));
  }
  if (!isWanted()) return null;
  if (job.state === 'failed' || !job.result) throw new Fault('failed', 'Something went wrong.');
  return job.result;
}
