import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Fault } from '../src/protocol/api';
import { resultOf, type Job } from '../src/protocol/jobs';

const RUNNING: Job<string> = { state: 'running', progress: 0.5 };
const DONE: Job<string> = { state: 'done', progress: 1, result: 'a hint' };
const fault = (code: string) => new Fault(code, '');

/** What comes of a job where the server answers so, one request after the other; and what was asked. */
async function asked(
  ...answers: (Job<string> | Fault)[]
): Promise<{ result: string | null | Fault; requests: string }> {
  const requests: string[] = [];
  const answer = (method: string) => () => {
    const next = answers[requests.push(method) - 1]!;
    return next instanceof Fault ? Promise.reject(next) : Promise.resolve(next);
  };
  const found = resultOf(
    answer('POST'),
    answer('GET'),
    () => undefined,
    () => true,
  ).catch((error: unknown) => error as Fault);
  await vi.runAllTimersAsync();
  return { result: await found, requests: requests.join(' ') };
}

describe('a job of the server', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('is asked for once, and looked at until it is done', async () => {
    expect(await asked(RUNNING, RUNNING, DONE)).toEqual({ result: 'a hint', requests: 'POST GET GET' });
  });
  it('is asked for again in a process that does not know it', async () => {
    const unknown = fault('no_such_job');
    expect(await asked(RUNNING, unknown, RUNNING, unknown, RUNNING, DONE)).toEqual({
      result: 'a hint',
      requests: 'POST GET POST GET POST GET',
    });
  });
  it('ends with any other fault, also when it is asked for again', async () => {
    expect((await asked(RUNNING, fault('unreachable'))).result).toMatchObject({ code: 'unreachable' });
    expect((await asked(RUNNING, fault('no_such_job'), fault('too_many'))).result).toMatchObject({ code: 'too_many' });
  });
});
