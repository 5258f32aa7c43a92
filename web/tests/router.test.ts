import { expect, it } from 'vitest';
import { read } from '../src/lib/router.svelte';

it.each([
  ['/', 'home', ''],
  ['/new?game=tank-chess&with=bot', 'new', ''],
  ['/m/abc123', 'table', 'abc123'],
  ['/m/abc123/', 'table', 'abc123'],
  ['/watch/abc', 'watch', 'abc'],
  ['/replay', 'replay', ''],
  ['/replay/abc?move=4', 'replay', 'abc'],
  ['/learn/tank-chess', 'learn', 'tank-chess'],
  ['/settings', 'settings', ''],
  ['/m/', 'lost', '/m/'],
  ['/m/a/b', 'lost', '/m/a/b'],
  ['/wp-admin', 'lost', '/wp-admin'],
])('%s is %s', (address, page, name) => {
  expect(read(address)).toMatchObject({ page, name });
});

it('keeps the secret of an invitation apart from the path', () => {
  expect(read('/join/abc#s3cret-_x')).toMatchObject({ page: 'join', name: 'abc', fragment: 's3cret-_x' });
});

it('reads the query', () => {
  expect(read('/new?game=tank-chess&with=here').query).toEqual({ game: 'tank-chess', with: 'here' });
});
