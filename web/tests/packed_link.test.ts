import { describe, expect, it } from 'vitest';
import { isPacked, pack, unpack } from '../src/lib/packed_link';

describe('a game file in an address', () => {
  it('comes back as it was', async () => {
    const text = '[Game "tank-chess"]\n\n1. C1>C2N {Vorsicht, „äöü“ 💥}\n'.repeat(20);
    const packed = await pack(text);
    expect(packed).toMatch(/^z=[\w-]+$/);
    expect(packed.length).toBeLessThan(text.length / 3);
    expect(isPacked(packed)).toBe(true);
    expect(await unpack(packed)).toBe(text);
  });

  it.each(['', 'abc', 'z=', 'z=!!!', 'z=AAAA', 'z=nonsense'])('rubbish is nothing: %s', async (fragment) => {
    expect((await unpack(fragment)) || null).toBeNull();
  });

  it('does not unpack without end', async () => {
    expect(await unpack(await pack('x'.repeat(2_000_000)))).toBeNull();
  });
});
