/** The walls of nine towers, no two alike: drawn as courses and joints round a wall of 100 units width. */
export interface Layer {
  d: string;
  stroke?: string;
  width?: number;
  fill?: string;
  dash?: string;
}
export interface Look {
  light: string;
  dark: string;
  wall: (bottom: number) => Layer[];
  merlon: keyof typeof MERLONS;
  window: keyof typeof WINDOWS;
  flag: string;
  cloth: keyof typeof FLAGS;
}

/** What stands on the rim, around its foot, 14 wide. */
export const MERLONS = {
  square: 'M-7,3V-11H7V3Q0,5 -7,3Z',
  pointed: 'M-7,3V-8L0,-16L7,-8V3Q0,5 -7,3Z',
  swallow: 'M-7,3V-14L0,-8L7,-14V3Q0,5 -7,3Z',
  round: 'M-7,3V-6A7,7 0 0 1 7,-6V3Q0,5 -7,3Z',
} as const;
export const WINDOWS = {
  slit: 'M-2.5,8V-8H2.5V8Z',
  round: 'M0,-6A6,6 0 1 1 -.1,-6Z',
  arch: 'M-5,8V-2A5,5 0 0 1 5,-2V8Z',
  square: 'M-5.5,6V-6H5.5V6Z',
} as const;
/** From the top of its pole. */
export const FLAGS = {
  pennant: 'M0,0L16,5L0,10Z',
  swallow: 'M0,0H16L10,5L16,10H0Z',
  square: 'M0,0H13V10H0Z',
  round: 'M0,0H8A5,5 0 0 1 8,10H0Z',
} as const;

const RADIAN = Math.PI / 180;
/** A point of the wall so many degrees from its middle, below a point of the rim. */
const at = (turn: number, y: number) =>
  `${(50 + 45 * Math.sin(turn * RADIAN)).toFixed(1)},${(y + 17 * Math.cos(turn * RADIAN)).toFixed(1)}`;
const course = (y: number) => `M5,${y.toFixed(1)}A45,17 0 0 0 95,${y.toFixed(1)}`;
/** Rows of a height from the foot up, as far as a wall is seen: the middle of the rim is at 24. */
const rows = (bottom: number, height: number) =>
  Array.from({ length: Math.floor((bottom - 24) / height) }, (_, row) => bottom - row * height);
const turns = (step: number, shift = 0) =>
  Array.from({ length: Math.floor(176 / step) + 1 }, (_, place) => -88 + shift + place * step).filter(
    (turn) => turn < 88,
  );
const joints = (bottom: number, height: number, step: number) =>
  rows(bottom, height)
    .flatMap((y, row) =>
      turns(step, (row % 2) * (step / 2)).map((turn) => `M${at(turn, y)}L${at(turn, Math.max(24, y - height))}`),
    )
    .join('');
const courses = (bottom: number, height: number) =>
  rows(bottom, height)
    .slice(1)
    .map((y) => course(y))
    .join('');
/** Part of a wall between two heights and two turns. */
const cell = (from: number, to: number, low: number, high: number) =>
  `M${at(from, low)}L${at((from + to) / 2, low)}L${at(to, low)}L${at(to, high)}L${at((from + to) / 2, high)}L${at(from, high)}Z`;

/** A course that begins and ends within the wall, for dots. */
const dots = (y: number) => `M${at(-66, y)}A45,17 0 0 0 ${at(66, y)}`;

function stones(bottom: number, height: number, step: number, stroke: string, width = 1.6): Layer {
  return { d: courses(bottom, height) + joints(bottom, height, step), stroke, width };
}
function boulder(turn: number, y: number): string {
  const wide = (10 * Math.cos(turn * RADIAN) + 1).toFixed(1);
  const half = (to: string) => `a${wide},5.2 0 1 0 ${to},0`;
  const across = (2 * Number(wide)).toFixed(1);
  return `M${at(turn, y)}m-${wide},0${half(across)}${half(`-${across}`)}`;
}
function boulders(bottom: number): Layer[] {
  const d = rows(bottom, 13).flatMap((y, row) =>
    [-58, -29, 0, 29, 58].map((turn) => boulder(turn + (row % 2) * (turn < 0 ? 14 : -14), y - 6.5)),
  );
  return [{ d: d.join(''), stroke: '#6d665c', width: 1.5, fill: '#cfc6b4' }];
}
function beams(bottom: number): Layer[] {
  const posts = [-80, -42, 0, 42, 80];
  const upright = posts.map((turn) => `M${at(turn, bottom)}L${at(turn, 24)}`).join('');
  const braces = [0, 1, 2, 3].map(
    (place) => `M${at(posts[place]!, place % 2 ? 26 : bottom)}L${at(posts[place + 1]!, place % 2 ? bottom : 26)}`,
  );
  return [{ d: upright + braces.join('') + course(bottom - 3) + course(29), stroke: '#6b4522', width: 4 }];
}
function leaves(bottom: number): Layer[] {
  const spots = [-63, -56, -44, -60, -34, -50, 62, 52, 63, 57];
  const d = spots.map(
    (turn, place) => `M${at(turn, bottom - 4 - (place % 5) * 5)}m-4,0a4.600,4 0 1 0 9,0a4.600,4 0 1 0 -9,0`,
  );
  return [stones(bottom, 14, 40, '#a88a58'), { d: d.join(''), fill: '#5f8f48', stroke: '#2f5527', width: 1.3 }];
}
function stripes(bottom: number): Layer[] {
  const d = rows(bottom, 20).map((y) => `M5,${y - 1}A45,17 0 0 0 95,${y - 1}V${y - 11}A45,17 0 0 1 5,${y - 11}Z`);
  return [{ d: d.join(''), fill: '#4f7396' }];
}
function planks(bottom: number): Layer[] {
  const grain = turns(18, 7).map((turn) => `M${at(turn, bottom)}L${at(turn, 24)}`);
  return [
    { d: grain.join(''), stroke: '#5f3d1c', width: 2 },
    { d: course(bottom - 5) + course(31), stroke: '#4a4454', width: 3.6 },
    { d: dots(bottom - 5) + dots(31), stroke: '#cbc7cf', width: 1.8, dash: '.1 9' },
  ];
}
function squares(bottom: number): Layer[] {
  const d = rows(bottom, 12).flatMap((y, row) =>
    turns(44, (row % 2) * 22).map((turn) => cell(turn, Math.min(88, turn + 22), y, Math.max(24, y - 12))),
  );
  return [{ d: d.join(''), fill: '#8d7aa8' }];
}
function studs(bottom: number): Layer[] {
  return [
    stones(bottom, 15, 34, '#25202f', 2),
    { d: dots(bottom - 7) + dots(bottom - 22), stroke: '#e3b95b', width: 4, dash: '.1 12' },
  ];
}

export const LOOKS: Look[] = [
  {
    light: '#c3b8a4',
    dark: '#8f8371',
    wall: (bottom) => [stones(bottom, 13, 34, '#8f8371')],
    merlon: 'square',
    window: 'slit',
    flag: '#c9566b',
    cloth: 'pennant',
  },
  {
    light: '#8f887c',
    dark: '#6a635a',
    wall: boulders,
    merlon: 'round',
    window: 'round',
    flag: '#f4ead5',
    cloth: 'square',
  },
  {
    light: '#c4694a',
    dark: '#8e4530',
    wall: (bottom) => [stones(bottom, 9, 22, '#f0c3a4')],
    merlon: 'swallow',
    window: 'arch',
    flag: '#5aa0c8',
    cloth: 'swallow',
  },
  {
    light: '#f2e4c4',
    dark: '#b89c6c',
    wall: beams,
    merlon: 'square',
    window: 'square',
    flag: '#6a9a4f',
    cloth: 'round',
  },
  {
    light: '#dcc08a',
    dark: '#a8894f',
    wall: leaves,
    merlon: 'round',
    window: 'arch',
    flag: '#9168b8',
    cloth: 'pennant',
  },
  {
    light: '#e9eef2',
    dark: '#9fb0bf',
    wall: stripes,
    merlon: 'swallow',
    window: 'round',
    flag: '#e2703a',
    cloth: 'square',
  },
  {
    light: '#a8743f',
    dark: '#74491f',
    wall: planks,
    merlon: 'pointed',
    window: 'square',
    flag: '#e3b95b',
    cloth: 'swallow',
  },
  {
    light: '#cfc2dd',
    dark: '#8d7aa8',
    wall: squares,
    merlon: 'square',
    window: 'arch',
    flag: '#e58797',
    cloth: 'round',
  },
  {
    light: '#4c4658',
    dark: '#332e3e',
    wall: studs,
    merlon: 'pointed',
    window: 'slit',
    flag: '#e3b95b',
    cloth: 'pennant',
  },
];
