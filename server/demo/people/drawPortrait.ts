import type { DemoContext } from '../context.ts';

type Chance = ReturnType<DemoContext['random']>;

const grounds = ['#CFE3F7', '#D8ECDD', '#F6E1C9', '#E6DDF3', '#F7DAD9', '#D5ECEB', '#F3EBC6', '#DFE3EC'];
const skins = ['#F6D5BC', '#F1C9AB', '#FBE0CB', '#E8BB98'];
const hairs = ['#2B2523', '#3A2C26', '#4A362B', '#1F2230'];
const tops = ['#3F5F8A', '#4F7A62', '#8A5A44', '#6B5B8C', '#A05260', '#46545F', '#B58A3A', '#5B86A8'];

/** Behind the head, and over the brow. */
const cuts: Record<'short' | 'long', { behind: string; front: string }[]> = {
  short: [
    { behind: '', front: 'M18 27C17 14 25 9 33 9s15 6 13 18c-2-5-5-8-8-9-5 3-13 3-17 2-2 2-3 4-3 7z' },
    { behind: '', front: 'M18 28c-2-13 5-20 14-20s16 6 14 20c-1-4-2-7-4-10-7 1-14 0-18-2-3 3-5 7-6 12z' },
    { behind: '', front: 'M17 26c0-11 6-17 15-17s15 6 15 17c-3-2-4-6-5-9H22c-1 3-2 7-5 9z' },
  ],
  long: [
    {
      behind: 'M16 29C15 14 23 8 32 8s17 6 16 21c0 9 2 14 3 18H13c1-4 3-9 3-18z',
      front: 'M18 29c0-11 6-16 14-17 8 1 14 6 14 17-6-2-11-6-14-11-3 5-8 9-14 11z',
    },
    {
      behind: 'M15 30C14 15 22 8 32 8s18 7 17 22c0 5 0 8-1 11H16c-1-3-1-6-1-11z',
      front: 'M18 27c1-9 6-14 14-14s13 5 14 14c-5-1-8-3-10-6-4 3-11 6-18 6z',
    },
    {
      behind: 'M32 2a6 6 0 0 1 6 7H26a6 6 0 0 1 6-7zM17 30C15 15 23 8 32 8s17 7 15 22z',
      front: 'M18 26c1-10 7-15 14-15s13 5 14 15c-4-4-8-8-14-8s-10 4-14 8z',
    },
  ],
};

const mouths = ['M27 37q5 4 10 0', 'M28 37.5q4 2.5 8 0', 'M28 38h8'];
const glasses =
  '<g fill="none" stroke="#333C4A" stroke-width="1.2"><circle cx="26.5" cy="30" r="4"/><circle cx="37.5" cy="30" r="4"/><path d="M30.5 30h3"/></g>';

/** A drawn portrait, as SVG of under a kilobyte: no one's face, and the same for the same chances. */
export function drawPortrait(chance: Chance, hairLength: 'short' | 'long'): string {
  const [ground, skin, hair, top] = [grounds, skins, hairs, tops].map(colors => chance.pick(colors));
  const { behind, front } = chance.pick(cuts[hairLength]);
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64">',
    `<path fill="${ground}" d="M0 0h64v64H0z"/>`,
    `<path fill="${hair}" d="${behind}"/>`,
    `<path fill="${top}" d="M8 64c1-11 9-17 24-17s23 6 24 17z"/>`,
    `<path fill="${skin}" d="M27 40h10v8q-5 5-10 0z"/>`,
    `<ellipse fill="${skin}" cx="32" cy="29" rx="13.5" ry="15"/>`,
    `<path fill="${hair}" d="${front}"/>`,
    '<g fill="#2A2A32"><circle cx="26.5" cy="30" r="1.5"/><circle cx="37.5" cy="30" r="1.5"/></g>',
    chance.chance(0.3) ? glasses : '',
    `<path fill="none" stroke="#A8604F" stroke-width="1.4" stroke-linecap="round" d="${chance.pick(mouths)}"/>`,
    '</svg>',
  ].join('');
}
