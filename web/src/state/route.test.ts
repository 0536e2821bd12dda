// The address says where we are, whoever wrote it.

import { expect, it } from 'vitest';

import { read_route, write_route } from './route.ts';

it('comes back to where it was', () => {
  for (const address of ['#/', '#/new/golem', '#/game/aoi-20261115-1?open=history', '#/shared/a%20b', '#/next/c-1', '#/shared-next/c-1'])
    expect(write_route(read_route(address))).toBe(address);
});

it('takes an address that is no encoded text as it stands', () => {
  for (const name of ['%', '%E0%A4%A', 'a%zz']) {
    expect(read_route(`#/game/${name}`)).toEqual({ place: { screen: 'game', id: name, where: 'here' }, open: '' });
    expect(read_route(`#/new/${name}`).place).toEqual({ screen: 'new', game: name });
  }
  expect(read_route('#/game/a?open=%').open).toBe('%');
});

it('opens the table of the home network with the code that a camera read', () => {
  expect(read_route('#/join/K7M2PX')).toEqual({ place: { screen: 'home' }, open: 'join.K7M2PX' });
  expect(read_route('#/join/')).toEqual({ place: { screen: 'home' }, open: 'join' });
  expect(write_route(read_route('#/join/K7M2PX'))).toBe('#/?open=join.K7M2PX');
});
