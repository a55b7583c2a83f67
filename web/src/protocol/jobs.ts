/** Work the server does for somebody: begun, then looked at until it is done. */
import { Fault } from './api';

export interface Job<Result> {
  state: 'running' | 'done' | 'failed';
  progress: number;
  result?: Result | null;
}

const LOOK_AGAIN = 400;

/** The result of a job; raises `failed`. `tell` is told how far it is; `isWanted` says whether anybody still waits, and null is answered once nobody does. */
export async function resultOf<Result>(begin: () => Promise<Job<Result>>, look: () => Promise<Job<Result>>, tell: (progress: number) => void, isWanted: () => boolean): Promise<Result | null> {
  let job = await begin();
  while (job.state === 'running' && isWanted()) {
    tell(job.progress);
    await new Promise((go) => setTimeout(go, LOOK_AGAIN));
    if (isWanted()) job = await look();
  }
  if (!isWanted()) return null;
  if (job.state === 'failed' || !job.result) throw new Fault('failed', 'Something went wrong.');
  return job.result;
}
