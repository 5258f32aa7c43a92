import { describe, expect, it } from 'vitest';
import { moveWord } from './compass';

describe('moves as people read them', () => {
  it('touches headings only', () => {
    // Without a catalogue a key stands for its sentence.
    expect(moveWord('F3>F5NE(D7)')).toContain('F3>F5');
    expect(moveWord('F3>F5NE(D7)')).toContain('(D7)');
    expect(moveWord('C3>off=')).toBe('C3>off=');
    expect(moveWord('sword')).toBe('sword');
    expect(moveWord('C3>D5~')).toBe('C3>D5~');
  });
});
