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
  const place = (kind: 'mountain' | 'forest' | 'hill', area: number): Spot | null =>
    at((sheet[`${kind}_spaces`] ?? []).find((space) => space.area === sheet.areas[area]!.id)?.at);
  const mountains = setting.mountain_tiles.map((tile) => ({
    kind: 'mountain' as const,
    area: tile.area,
    face: tile.tile,
    tower: undefined as Tower | undefined,
    circles: [] as string[],
  }));
  const forests = view.forest_tiles.map((tile) => ({
    kind: 'forest' as const,
    area: tile.area,
    face: tile.tile,
    tower: undefined as Tower | undefined,
    circles: [] as string[],
  }));
  const hills = setting.hill_tiles.map((tile) => ({
    kind: 'hill' as const,
    area: tile.area,
    face: tile.tower ? 'tower' : 'turbo',
    tower: tile.tower,
    circles: tile.circles ?? [],
  }));
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

/** Every pawn at its place, seat by seat. Each has a place of its own in every area: where others come or go, it stays. */
export function pawnsOn(view: View, slots: readonly Spot[][]): Pawn[] {
  const players = view.by_seat.length;
  return view.by_seat.flatMap(({ pawns }, seat) =>
    pawns.map((area, number) => {
      const spot = slots[area]?.[number * players + seat] ?? { x: 0, y: 0 };
      return { key: `${seat}-${number}`, seat, number, area, spot };
    }),
  );
}
