// The ground as a field map prints it, as SVG text. Patterns and colours come with the artwork; here the squares of
// one terrain are joined to shapes, as the Python drawings do it. A test holds the two together.

import { CELL } from './artwork';
import { Plan, show, type Cell } from './geometry';
import { Border, clusters, loops } from './outline';

export type Terrain = Readonly<Record<string, readonly string[]>>;

class Cluster {
  #loops: Cell[][];

  constructor(
    readonly cells: readonly Cell[],
    readonly name: string,
  ) {
    this.#loops = loops(cells);
  }

  borders(inset: number): Border[] {
    return this.#loops.map((loop) => new Border(loop, CELL, inset));
  }

  rounded(inset: number, radius: number): string {
    return this.borders(inset)
      .map((border) => border.rounded(radius))
      .join('');
  }

  scalloped(inset: number, width: number): string {
    return this.borders(inset)
      .map((border) => border.scalloped(width))
      .join('');
  }
}

const colour = (name: string): string => `var(--tc-map-${name})`;
const move = (x: number, y: number, scale = 1): string =>
  `translate(${show(x)} ${show(y)})${scale === 1 ? '' : `scale(${show(scale)})`}`;

function tag(name: string, attributes: Record<string, string | number>): string {
  const written = Object.entries(attributes).map(
    ([key, value]) => ` ${key}="${typeof value === 'number' ? show(value) : value}"`,
  );
  return `<${name}${written.join('')}/>`;
}

function use(name: string, transform: string, attributes: Record<string, string | number>): string {
  return tag('use', { href: `#tc-${name}`, ...(transform && { transform }), ...attributes });
}

function shape(cluster: Cluster, d: string): string {
  return `<defs>${tag('path', { d, id: `tc-${cluster.name}` })}</defs>`;
}

function shadow(cluster: Cluster, share: number): string {
  return use(cluster.name, move(3.2 * share, 4.2 * share), { fill: colour('shadow'), opacity: 0.28 });
}

const escaped = (text: string): string => text.replace(/[&<>"]/g, (one) => `&#${one.charCodeAt(0)};`);
const pattern = (name: string): string => `url(#tc-${name})`;

function high(cluster: Cluster): string {
  const borders = cluster.borders(2.5);
  const raised = move(-1.6, -4);
  const [name, side] = [cluster.name, colour('block-side')];
  return [
    shape(cluster, borders.map((border) => border.rounded(2.5)).join('')),
    shadow(cluster, 1.4),
    use(name, '', { fill: side, stroke: colour('soot'), 'stroke-width': 1.4 }),
    use(name, move(-0.8, -2), { fill: side }),
    use(name, raised, { fill: colour('block-top'), stroke: colour('soot'), 'stroke-width': 0.9 }),
    use(name, raised, { fill: pattern('high') }),
    tag('path', {
      d: borders.map(lit).join(''),
      transform: raised,
      fill: 'none',
      stroke: colour('block-edge'),
      'stroke-width': 1.8,
    }),
  ].join('');
}

/** The edges that face the light: upper and left ones. */
function lit(border: Border): string {
  let data = '';
  for (const [[x, y], [u, v], [across, down]] of border.edges()) {
    if (across > 0 || down < 0) {
      data += `M${show(x + 1 + across)} ${show(y + 1 + down * 3)}L${show(u + 1 - across * 3)} ${show(v + 1 - down)}`;
    }
  }
  return data;
}

function low(cluster: Cluster): string {
  return (
    shape(cluster, cluster.rounded(6.5, 3)) +
    shadow(cluster, 0.6) +
    use(cluster.name, '', { fill: colour('wall') }) +
    use(cluster.name, '', { fill: pattern('low'), stroke: colour('wall-line'), 'stroke-width': 1.6 })
  );
}

function water(cluster: Cluster): string {
  const line = colour('water-line');
  return (
    shape(cluster, cluster.rounded(1.8, 11)) +
    use(cluster.name, '', { fill: colour('water') }) +
    use(cluster.name, '', { fill: pattern('water'), stroke: line, 'stroke-width': 1.4 }) +
    tag('path', {
      d: cluster.rounded(4.6, 9),
      fill: 'none',
      stroke: line,
      'stroke-width': 0.7,
      'stroke-opacity': 0.7,
    })
  );
}

function mud(cluster: Cluster): string {
  const d = cluster.rounded(2, 12);
  return (
    shape(cluster, d) +
    use(cluster.name, '', { fill: colour('mud') }) +
    use(cluster.name, '', { fill: pattern('mud') }) +
    tag('path', {
      d,
      fill: 'none',
      stroke: colour('mud-line'),
      'stroke-width': 1.2,
      'stroke-dasharray': '4 2.5',
    })
  );
}

function hedge(cluster: Cluster): string {
  return (
    shape(cluster, cluster.scalloped(4.5, 7.8)) +
    shadow(cluster, 0.5) +
    use(cluster.name, '', { fill: colour('hedge') }) +
    use(cluster.name, '', { fill: pattern('hedge'), stroke: colour('hedge-line'), 'stroke-width': 1.3 })
  );
}

/** Three firs of a square: across, down, size. */
const FIRS = [
  [3.5, -7, 12.5],
  [-8.5, 5.5, 11],
  [8.5, 9.5, 9.5],
] as const;

function tree(cluster: Cluster): string {
  let drawn = '';
  for (const [x, y] of [...cluster.cells].sort((a, b) => a[1] - b[1] || a[0] - b[0])) {
    const mirrored = (x * 5 + y * 3) % 4 < 2 ? -1 : 1;
    for (const [across, down, size] of FIRS) {
      const [left, top] = [(x + 0.5) * CELL + across * mirrored, (y + 0.5) * CELL + down];
      drawn += use('fir-shape', move(left + 2.4, top + 3.2, size / 10), {
        fill: colour('shadow'),
        opacity: 0.3,
      });
      drawn += use('fir', move(left, top, size / 10), {});
    }
  }
  return drawn;
}

/** Each lies by itself: a mine is set off alone. */
function mine(cluster: Cluster): string {
  return [...cluster.cells]
    .sort((a, b) => a[1] - b[1] || a[0] - b[0])
    .map(([x, y]) => use('land-mine', move((x + 0.5) * CELL, (y + 0.5) * CELL), {}))
    .join('');
}

/** By name of the terrain, in the order in which they are laid down; the grid is printed over the flat ones. */
const SURFACES: readonly { name: string; draw: (cluster: Cluster) => string; flat: boolean }[] = [
  { name: 'water', draw: water, flat: true },
  { name: 'mud', draw: mud, flat: true },
  { name: 'hedge', draw: hedge, flat: false },
  { name: 'low', draw: low, flat: false },
  { name: 'high', draw: high, flat: false },
  { name: 'tree', draw: tree, flat: false },
  { name: 'mine', draw: mine, flat: false },
];

/** Ground that nobody has drawn yet: hatched, with its sign on every square. */
function unknown(sign: string): (cluster: Cluster) => string {
  return (cluster) =>
    shape(cluster, cluster.rounded(3, 6)) +
    use(cluster.name, '', {
      fill: colour('mud'),
      'fill-opacity': 0.5,
      stroke: colour('soot'),
      'stroke-width': 1.4,
      'stroke-dasharray': '3 3',
    }) +
    cluster.cells
      .map(
        ([x, y]) =>
          `<text x="${show((x + 0.5) * CELL)}" y="${show((y + 0.5) * CELL + 6)}" class="sign">${sign}</text>`,
      )
      .join('');
}

/** The terrain under the grid or that above it. `signOf` gives the sign of ground that has no drawing. */
export function drawGround(
  plan: Plan,
  terrain: Terrain,
  flat: boolean,
  signOf: (name: string) => string = () => '?',
  /** Keeps its shapes apart from those of another drawing on the same page. */
  apart = '',
): string {
  let drawn = '';
  const others = Object.keys(terrain)
    .filter((name) => !SURFACES.some((surface) => surface.name === name))
    .map((name) => ({ name, draw: unknown(escaped(signOf(name))), flat: true }));
  for (const surface of [...SURFACES, ...others]) {
    if (surface.flat !== flat) continue;
    const cells = (terrain[surface.name] ?? []).map((square) => plan.cell(square));
    clusters(cells).forEach((group, index) => {
      drawn += `<g data-ground="${surface.name}">${surface.draw(new Cluster(group, `${apart}${surface.name}-${index}`))}</g>`;
    });
  }
  return drawn;
}
