/** A piece of a style sheet: a statement or declarations, or a block with what stands before its brace. */
type Piece = { text: string } | { prelude: string; pieces: Piece[] };

/** Position after the text in quotes, or the comment, that starts at `at`; `at` itself if none does. */
function skip(css: string, at: number): number {
  const sign = css[at];
  if (sign === '/' && css[at + 1] === '*') {
    const end = css.indexOf('*/', at + 2);
    return end < 0 ? css.length : end + 2;
  }
  if (sign === '\\') return at + 2;
  if (sign !== '"' && sign !== "'") return at;
  let end = at + 1;
  while (end < css.length && css[end] !== sign) end += css[end] === '\\' ? 2 : 1;
  return end + 1;
}

/** Reads a style sheet, nested rules too; its text comes back unchanged when all pieces are printed. */
function readStyles(css: string): Piece[] {
  const root: Piece[] = [];
  const open: Piece[][] = [root];
  let from = 0;
  let at = 0;
  const rest = () => {
    const text = css.slice(from, at);
    if (text) open.at(-1)?.push({ text });
  };
  while (at < css.length) {
    const after = skip(css, at);
    if (after > at) {
      at = after;
      continue;
    }
    const sign = css[at];
    if (sign === ';') {
      at++;
      rest();
      from = at;
    } else if (sign === '{') {
      const block = { prelude: css.slice(from, at), pieces: [] };
      open.at(-1)?.push(block);
      open.push(block.pieces);
      from = ++at;
    } else if (sign === '}') {
      rest();
      open.pop();
      from = ++at;
    } else at++;
  }
  rest();
  return root;
}

/** What stands outside of all brackets; what is inside `:not()` or `:is()` need not be on the page. */
function outside(selector: string): string {
  let plain = selector;
  for (let before = ''; before !== plain;) {
    before = plain;
    plain = plain.replace(/(?<!\\)\([^()]*\)|(?<!\\)\[[^[\]]*\]/g, '');
  }
  return plain;
}

const classesOf = (selector: string) =>
  [...outside(selector).matchAll(/\.((?:\\.|[\w-])+)/g)].map(([, name = '']) => name.replaceAll('\\', ''));

/** Selectors of a list; commas inside brackets do not part them. */
function parts(prelude: string): string[] {
  const found: string[] = [];
  let depth = 0;
  let from = 0;
  for (let at = 0; at < prelude.length; at++) {
    const sign = prelude[at] ?? '';
    if (sign === '\\') at++;
    else if ('(['.includes(sign)) depth++;
    else if (')]'.includes(sign)) depth--;
    else if (sign === ',' && depth === 0) {
      found.push(prelude.slice(from, at));
      from = at + 1;
    }
  }
  return [...found, prelude.slice(from)];
}

/** The style sheet without rules for classes that are not used. */
function print(pieces: readonly Piece[], isUsed: (name: string) => boolean): string {
  return pieces
    .map((piece) => {
      if ('text' in piece) return piece.text;
      const { prelude, pieces: inner } = piece;
      const start = prelude.trimStart();
      if (/^@(?:media|supports|container|layer)\b/.test(start)) {
        const text = print(inner, isUsed);
        // An empty layer still says where it stands among the layers.
        return text || start.startsWith('@layer') ? `${prelude}{${text}}` : '';
      }
      if (start.startsWith('@')) return `${prelude}{${print(inner, () => true)}}`;
      const kept = parts(prelude).filter((selector) => classesOf(selector).every(isUsed));
      const text = kept.length > 0 ? print(inner, isUsed) : '';
      return text ? `${kept.join(',')}{${text}}` : '';
    })
    .join('');
}

/** The style sheet without the values that nothing asks for by `var()`. */
function dropUnusedValues(css: string, isNamed: (value: string) => boolean): string {
  return css.replace(/(?<=[;{])(--[\w-]+):[^;{}]*(?:;|(?=\}))/g, (value, name: string) =>
    css.includes(`var(${name}`) || isNamed(name) ? value : '',
  );
}

const allClasses = (pieces: readonly Piece[]): string[] =>
  pieces.flatMap((piece) =>
    'text' in piece ? [] : [...classesOf(piece.prelude), ...allClasses(piece.pieces)],
  );

/**
 * Returns a function that leaves a style sheet with the rules for classes that are used, and with the values
 * that are used by name or by another rule. It works once for pages that use the same.
 */
export function usedStyles(css: string) {
  const pieces = readStyles(css);
  const names = [...new Set([...allClasses(pieces), ...(css.match(/--[\w-]+(?=:)/g) ?? [])])];
  const made = new Map<string, string>();
  return (isUsed: (name: string) => boolean): string => {
    const used = new Set(names.filter(isUsed));
    const key = [...used].join(' ');
    const has = (name: string) => used.has(name);
    const styles = made.get(key) ?? dropUnusedValues(print(pieces, has), has);
    made.set(key, styles);
    return styles;
  };
}
