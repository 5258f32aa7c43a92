// What is seen, as lines of text: facts with a name and a value, or a text that is shown as it is written.

export interface Fact {
  depth: number;
  name: string;
  value: string;
}

const FACT = /^( *)([^:]{1,40}):(?: (.*))?$/;

/** The facts of a text; null where one of its lines is none. */
export function factsOf(text: string): Fact[] | null {
  const facts = text
    .split('\n')
    .filter((line) => line.trim())
    .map((line) => FACT.exec(line));
  if (!facts.every((one) => one !== null)) return null;
  return facts.map(([, space = '', name = '', value = '']) => ({ depth: space.length / 2, name, value }));
}
