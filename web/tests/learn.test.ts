// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import type { Row } from '../src/choosing';
import { Guide } from '../src/learn/guide.svelte';
import { soundOf } from '../src/table/log_and_chat/sounds';

const row = (text: string): Row => ({ id: text.length, kind: 'pass', text, args: {} });
const shown = (...texts: string[]) => ({ rows: texts.map(row), isOver: false });

async function guide(): Promise<Guide> {
  return (await Guide.of('witches', 'a-table'))!;
}

describe('a guide', () => {
  beforeEach(() => sessionStorage.clear());

  it('is read on and back, and asks for nothing while there is something to read', async () => {
    const one = await guide();
    expect([one.step.id, one.mayGoOn, one.wanted(shown('pass R11'))]).toEqual(['welcome', true, null]);
    one.next();
    one.next();
    one.back();
    expect([one.reading, one.at]).toEqual([1, 2]);
  });

  it('holds back what it does not ask for, and goes on with what it asks for, even before all was read', async () => {
    const one = await guide();
    expect(one.holds(row('pass Z'))).toBe(true);
    expect(one.isHeld).toBe(true);
    expect(one.holds(row('pass R11'))).toBe(false);
    expect([one.step.id, one.isWaiting, one.isHeld]).toEqual(['pass-fire', true, false]);
    one.tableChanged(shown('pass R14'));
    expect([one.isWaiting, one.wanted(shown('pass R14'))?.text]).toEqual([false, 'pass R14']);
  });

  it('lets what it asks for together be gathered in any order, and goes on when all is sent', async () => {
    const one = await guide();
    const rows = ['pass R11', 'pass R14', 'pass G12', 'pass Z'].map(row);
    one.follow([], rows);
    expect(one.step.id).toBe('welcome');
    expect([one.mayGather(row('pass Z'), rows), one.isHeld]).toEqual([false, true]);
    expect([one.mayGather(row('pass R14'), rows), one.isHeld]).toEqual([true, false]);
    one.follow(['pass R14'], rows);
    expect(one.step.id).toBe('pass-witch');
    one.follow(['pass R14', 'pass R11'], rows);
    expect(one.step.id).toBe('pass-queen');
    one.follow(['pass R11'], rows); // tapped out again
    expect(one.step.id).toBe('pass-fire');
    one.follow(['pass R11', 'pass G12', 'pass R14'], rows);
    expect([one.step.id, one.isWaiting]).toEqual(['pass-queen', false]);
    one.goOn();
    expect([one.step.id, one.isWaiting]).toEqual(['received', true]);
  });

  it('finds its place again after a reload', async () => {
    (await guide()).holds(row('pass R11'));
    const again = await guide();
    expect(again.step.id).toBe('pass-fire');
    again.tableChanged(shown('B2', 'R2'));
    expect(again.step.id).toBe('fire');
  });

  it('lets everything be played where it leaves the person alone, and ends with the game', async () => {
    const one = await guide();
    one.holds(row('pass R11'));
    one.tableChanged({ rows: [], isOver: true });
    expect([one.step.id, one.isLast, one.holds(row('B7'))]).toEqual(['end', true, false]);
  });

  it('is not there for every game', async () => {
    expect(await Guide.of('chess', 'a-table')).toBeNull();
  });
});

describe('the sound of an update', () => {
  it('is that of what matters most', () => {
    expect(soundOf([{ kind: 'card' }, { kind: 'trick' }], false)).toBe('piece');
    expect(soundOf([{ kind: 'tower_moved' }, { kind: 'flask_filled' }], true)).toBe('gain');
    expect(soundOf([{ kind: 'card' }], true)).toBe('turn');
    expect(soundOf([{ kind: 'hand' }], false)).toBeNull();
  });
});
