/** What lies on the map in a view, with its place on the sheet. */
import type { Setting, View } from '../generated';
import type { Spot } from './slots';

type Sheet = NonNullable<Setting['sheet']>;
export type Tower = Setting['map']['towers'][number];

export function at(place: readonly number[] | undefined): Spot | null {
  return place ? { x: place[0]!, y: place[1]! } : null;
}

export function towersOn(sheet: Sheet, setting: Setting): { tower: Tower; spot: Spot }[] {
  const covered = new Set(setting.mountain_tiles.flatMap(({ covers }) => covers));
  return (sheet.towers ?? []).flatMap((row, place) => {
    const [tower, spot] = [setting.map.towers[place], at(row.at)];
    return tower && spot && !covered.has(tower.tower) ? [{ tower, spot }] : [];
  });
}

export function isFilled(tower: Tower, view: View): boolean {
  return !tower.square && !view.open_towers.includes(tower.tower);
}

/** Every landscape tile that lies there, with its kind. */
export function tilesOn(sheet: Sheet, setting: Setting, view: View) {
  const place = (kind: 'mountain' | 'forest' | 'hill', area: number): Spot | null => at((sheet[`${kind}_spaces`] ?? []).find((space) => space.area === sheet.areas[area]!.id)?.at);
  const mountains = setting.mountain_tiles.map((tile) => ({ kind: 'mountain' as const, area: tile.area, face: tile.tile as string, tower: undefined as Tower | undefined, circles: [] as string[] }));
  const forests = view.forest_tiles.map((tile) => ({ kind: 'forest' as const, area: tile.area, face: tile.tile as string, tower: undefined as Tower | undefined, circles: [] as string[] }));
  const hills = setting.hill_tiles.map((tile) => ({ kind: 'hill' as const, area: tile.area, face: tile.tower ? 'tower' : 'turbo', tower: tile.tower as Tower | undefined, circles: (tile.circles ?? []) as string[] }));
  return [...mountains, ...forests, ...hills].flatMap((tile) => {
    const spot = place(tile.kind, tile.area);
    return spot ? [{ ...tile, spot }] : [];
  });
}

export interface Pawn {
  key: string;
  seat: number;
  number: number;
  area: number;
  spot: Spot;
}

/** Every pawn at its place, seat by seat. */
export function pawnsOn(view: View, slots: readonly Spot[][]): Pawn[] {
  const used = new Map<number, number>();
  return view.by_seat.flatMap(({ pawns }, seat) =>
    pawns.map((area, number) => {
      const slot = used.get(area) ?? 0;
      used.set(area, slot + 1);
      return { key: `${seat}-${number}`, seat, number, area, spot: slots[area]?.[slot] ?? { x: 0, y: 0 } };
    }),
  );
}
